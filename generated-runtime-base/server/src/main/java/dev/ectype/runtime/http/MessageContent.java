package dev.ectype.runtime.http;

/** Represents the content of a message. */
public sealed interface MessageContent permits ByteSlice, ContentStream {}
