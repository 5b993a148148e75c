package dev.ectype.compiler.graph.step;

import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.json.JsonName;

/** Works on an instance and writes the whole reply. */
public sealed interface ReplyingStep extends TargetStep {
    @Override
    default StepOutput output() {
        return StepOutput.REPLY;
    }

    /** Queues the request's messages for every subscription of {@code target} and replies. */
    record Publish(
            ResourceName resource,
            String target,
            @JsonName("waiting") ResourceName envelopes) implements ReplyingStep {
        @Override
        public StepSummary summary() {
            return new StepSummary("Publishes to", envelopes.value());
        }
    }

    /** Fetches messages queued at {@code target}, or acknowledges or delays fetched ones, and replies. */
    record Fetch(
            ResourceName resource,
            String target,
            @JsonName("waiting") ResourceName envelopes) implements ReplyingStep {
        @Override
        public StepSummary summary() {
            return new StepSummary("Pulls from", envelopes.value());
        }
    }

    /** Replies with the names of the instances that refer to {@code target}. */
    @JsonName("referrers")
    record ListReferrers(ResourceName resource, String target, ResourceName from) implements ReplyingStep {}
}
