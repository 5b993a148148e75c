package dev.ectype.runtime.http;

/** Represents what follows a reply on the same connection, in place of further requests. */
public interface Conversation {}
