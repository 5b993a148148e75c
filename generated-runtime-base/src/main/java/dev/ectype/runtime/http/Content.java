package dev.ectype.runtime.http;

/** What a message carries after its header fields. */
public sealed interface Content permits Bytes, Stream {}
