package dev.ectype.runtime.http;

/** What a message carries after its header fields. */
public sealed interface MessageContent permits ByteSlice, ContentStream {}
