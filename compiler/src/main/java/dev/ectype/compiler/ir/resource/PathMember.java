package dev.ectype.compiler.ir.resource;

/** Connects a path parameter with the member that has its value. */
public record PathMember(String parameter, String member) {}
