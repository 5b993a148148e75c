package dev.ectype.compiler.ir;

/** Says that a parameter carries a member of a resource: {@code petId} is the {@code id} of one of {@code pets}. */
public record Tie(String parameter, ResourceName resource, String member) {}
