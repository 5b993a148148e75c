package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.outbound.OutboundClient;
import dev.ectype.controlplane.platform.outbound.RefusedAddress;
import dev.ectype.launcher.recording.Header;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.launcher.replay.NoAnswer;
import dev.ectype.launcher.replay.SentReply;
import dev.ectype.launcher.replay.SentRequest;
import dev.ectype.launcher.replay.Target;
import java.io.IOException;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.util.List;

/** A server that a client named, asked only where the guard lets it be. */
final class GuardedTarget implements Target {
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
    public RecordedReply ask(RecordedRequest recorded) throws NoAnswer {
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
            List<Header> headers = answer.headers().stream()
                    .map(header -> new Header(header.get(0), header.get(1)))
                    .toList();
            return SentReply.decoded(answer.status(), headers, answer.body(), LONGEST_REPLY);
        } catch (RefusedAddress refused) {
            throw new NoAnswer("the address " + refused.getMessage(), false);
        } catch (IOException failed) {
            throw reason(failed);
        }
    }

    private static NoAnswer reason(IOException failed) {
        if (failed instanceof UnknownHostException unknown) {
            return new NoAnswer(
                    unknown.getCause() instanceof RefusedAddress refused
                            ? "the address " + refused.getMessage()
                            : "the host is not known",
                    true);
        }
        boolean unreachable = failed instanceof ConnectException;
        return new NoAnswer(
                failed.getMessage() == null ? failed.getClass().getSimpleName() : failed.getMessage(), unreachable);
    }
}
