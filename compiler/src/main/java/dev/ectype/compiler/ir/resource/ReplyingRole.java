package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/** Describes an operation for which the runtime writes the whole reply from the plan. */
public sealed interface ReplyingRole extends Role {
    /**
     * Publishes messages to an instance, which then wait at its subscriptions.
     *
     * @param messages the request member that holds one message or a list
     * @param ids the location of the message identifiers in the reply, or null
     */
    record Publish(
            ResourceName resource,
            MessageQueue queue,
            String messages,
            @Nullable String ids) implements ReplyingRole {}

    /**
     * Fetches messages that wait at an instance, and acknowledges or defers earlier ones.
     *
     * @param acknowledged the request member that lists the acknowledged messages, or null
     * @param deferred the request member that lists the deferred messages, or null
     * @param delays the member with the delays, one for all or one for each; null to redeliver at once
     * @param delivery the delivery of messages, or null
     */
    record Fetch(
            ResourceName resource,
            MessageQueue queue,
            @JsonName("done") @Nullable String acknowledged,
            @JsonName("kept") @Nullable String deferred,
            @JsonName("seconds") @Nullable String delays,
            @JsonName("taking") @Nullable MessageDelivery delivery)
            implements ReplyingRole {}

    /**
     * Replies with the names of another resource's instances that refer to an instance.
     *
     * @param member the referring member
     */
    @JsonName("referrers")
    record ListReferrers(ResourceName resource, ResourceName from, String member, MemberPath itemsAt)
            implements ReplyingRole {}
}
