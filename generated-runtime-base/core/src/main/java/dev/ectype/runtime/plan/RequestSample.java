package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;

/** Holds a sample request body in one representation. */
public record RequestSample(MediaPlan media, Document body) {}
