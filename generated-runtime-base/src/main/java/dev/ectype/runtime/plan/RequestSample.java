package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;

/** A body that a client may send, in one representation. */
public record RequestSample(MediaPlan media, Document body) {}
