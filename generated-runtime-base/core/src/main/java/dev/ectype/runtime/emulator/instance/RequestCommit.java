package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.channel.MessageLog;
import dev.ectype.runtime.emulator.context.MemoryWatermark;
import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.journal.RequestRecord;
import dev.ectype.runtime.wire.CallObserver;
import java.util.List;

/** Ends the transaction of a request: commits its changes with their cause, and publishes its events. */
final class RequestCommit {
    private RequestCommit() {}

    static void end(RequestTransaction context, ApiOperations operations, ReplyBuffer reply) {
        CallObserver call = CallObserver.of(context.request());
        MessageLog messages = context.sandbox().messages();
        if (messages != null) {
            CallMessagePublisher.add(context, messages, reply);
        }
        if (!context.transaction().hasWritten()) {
            call.recordVersion(context.transaction().state());
            return;
        }
        requireMemory(context);
        call.recordVersion(context.transaction().commit(cause(context, reply)));
        List<RequestTransaction.Event> events = context.events();
        for (int at = 0; at < events.size(); at++) {
            operations.emitted(events.get(at).name(), events.get(at).document());
        }
    }

    private static Cause cause(RequestTransaction context, ReplyBuffer reply) {
        Request request = context.request();
        ByteSlice body = request.body();
        RequestRecord record = new RequestRecord(
                request.method(),
                context.sandbox().secrets().hidden(request.target()),
                context.preparedOperation().journaledHeaders().of(request),
                RequestRecord.Body.of(body.array(), body.from(), body.to()));
        long digest = ReplyDigest.of(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
        return new Cause(context.operation(), record, reply.status(), digest);
    }

    /** Rejects writes when memory is short. Deletions are allowed, because they free memory. */
    private static void requireMemory(RequestTransaction context) {
        SandboxContext sandbox = context.sandbox();
        MemoryWatermark memory = sandbox.memory();
        if (memory.refusesWrite(context.request().body().size())
                && !context.method().equals("DELETE")) {
            throw memoryShort();
        }
    }

    static Problem memoryShort() {
        return Problem.of(
                507,
                "insufficient_storage",
                "memory is short: start the emulator with more heap, or delete instances; the journal keeps deleted instances"
                        + " for a while");
    }
}
