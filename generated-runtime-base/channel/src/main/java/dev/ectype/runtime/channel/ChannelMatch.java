package dev.ectype.runtime.channel;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.wire.CallResult;
import dev.ectype.runtime.wire.MessageProperties;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.ProtocolCall;
import java.nio.charset.StandardCharsets;

/**
 * A channel that a request addresses.
 *
 * @param path the address as the request has it, without slashes around it
 * @param address the decoded address
 */
record ChannelMatch(DescribedChannel channel, String path, String address) {
    /** Returns whether a client takes the place of the emulator, because only the emulator sends the message that the request names. */
    boolean isInPlaceOfEmulator(Request request) {
        return channel.sends(request.header(MessageProperties.NAME_HEADER));
    }

    /**
     * Checks the query and the headers of a connection.
     *
     * @throws Problem if one is missing or invalid
     */
    void requireConnection(Request request, OperationCaller calls) {
        OperationPlan first = channel.first();
        if (first != null) {
            calls.requireConnection(first, request);
        }
    }

    /** Publishes a message of a client. */
    CallResult publish(ByteSlice payload, Request request, OperationCaller calls) {
        String kind = isInPlaceOfEmulator(request) ? BindingPlan.Channel.SENT : BindingPlan.Channel.RECEIVED;
        String query = request.query().isEmpty() ? "" : "?" + request.query();
        String target = BindingPlan.Channel.CALL + kind + path + query;
        return calls.call(new ProtocolCall(request, "POST", target, channel.isText() ? quoted(payload) : payload));
    }

    /**
     * Checks the credential of a subscriber: one of the channel's operations must accept it.
     *
     * @throws Problem if none does
     */
    void requireCredential(Request request, OperationCaller calls) {
        Problem refusal = null;
        for (OperationPlan operation : channel.operations()) {
            try {
                calls.requireCredential(operation, request);
                return;
            } catch (Problem refused) {
                refusal = refusal == null ? refused : refusal;
            }
        }
        if (refusal != null) {
            throw refusal;
        }
    }

    private static ByteSlice quoted(ByteSlice text) {
        Document value = Document.of(new String(text.copy(), StandardCharsets.UTF_8));
        return text.isEmpty() ? text : ByteSlice.of(value.toBytes());
    }

    /** Removes the retained message of the channel. */
    CallResult clearRetained(Request request, OperationCaller calls) {
        return calls.call(new ProtocolCall(request, "DELETE", BindingPlan.Channel.RETAINED + path, ByteSlice.EMPTY));
    }
}
