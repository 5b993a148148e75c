package dev.ectype.controlplane.platform.idempotency;

import java.util.Map;

/** What a mutation answered. */
record StoredReply(int status, Map<String, String> headers, byte[] body) {}
