package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.outbound.OutboundClient;
import dev.ectype.controlplane.platform.outbound.RefusedAddress;
import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.launcher.replay.NoResponse;
import dev.ectype.launcher.replay.ReplayTarget;
import dev.ectype.launcher.replay.ReplyDecoder;
import dev.ectype.launcher.replay.SentRequest;
import java.io.IOException;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.util.List;

/** Sends replayed requests to a server that a client named, if the address guard allows it. */
final class GuardedTarget implements ReplayTarget {
    private static final int LONGEST_REPLY = 4 << 20;

    private final OutboundClient client;
    private final ReplayPlan plan;
    private final String address;

    GuardedTarget(OutboundClient client, ReplayPlan plan) {
        this.client = client;
        this.plan = plan;
        this.address = plan.target().toString().replaceFirst("/+$", "");
    }

    @Override
    public RecordedReply send(RecordedRequest recorded) throws NoResponse {
        SentRequest request = SentRequest.of(address, plan.headers(), recorded);
        try {
            OutboundClient.Answer answer = client.send(new OutboundClient.Call(
                    request.method(),
                    request.address(),
                    request.headers().stream()
                            .map(header -> List.of(header.name(), header.value()))
                            .toList(),
                    request.body(),
                    plan.patience(),
                    LONGEST_REPLY));
            List<RecordedHeader> headers = answer.headers().stream()
                    .map(header -> new RecordedHeader(header.get(0), header.get(1)))
                    .toList();
            return ReplyDecoder.decoded(answer.status(), headers, answer.body(), LONGEST_REPLY);
        } catch (RefusedAddress refused) {
            throw new NoResponse("the address " + refused.getMessage(), false);
        } catch (IOException failed) {
            throw reason(failed);
        }
    }

    private static NoResponse reason(IOException failed) {
        if (failed instanceof UnknownHostException unknown) {
            return new NoResponse(
                    unknown.getCause() instanceof RefusedAddress refused
                            ? "the address " + refused.getMessage()
                            : "the host is unknown",
                    true);
        }
        boolean unreachable = failed instanceof ConnectException;
        return new NoResponse(
                failed.getMessage() == null ? failed.getClass().getSimpleName() : failed.getMessage(), unreachable);
    }
}
