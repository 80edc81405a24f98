"""Lobby, tables, sockets, clock and tokens. It knows no rules: it asks the games' doors."""
