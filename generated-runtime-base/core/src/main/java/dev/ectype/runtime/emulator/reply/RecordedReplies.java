package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.request.NameValuePairs;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.recorded.RecordedReplyPlan;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes recorded replies of an operation that no write affects. */
public final class RecordedReplies {
    private final List<RecordedReplyPlan> replies;

    private RecordedReplies(List<RecordedReplyPlan> replies) {
        this.replies = List.copyOf(replies);
    }

    /** Returns the replies of an operation, but none about instances that are not those of the recording. */
    public static RecordedReplies of(OperationPlan operation, EmulatorOptions options) {
        boolean isAsRecorded = operation.resource() == null || options.fixture() == null && options.populate() == 0;
        return new RecordedReplies(isAsRecorded ? operation.recorded() : List.of());
    }

    /** Writes the reply to the most similar recorded request with the same path. Returns false if there is none. */
    boolean write(Arguments arguments, ReplyBuffer reply) {
        RecordedReplyPlan recorded = find(arguments);
        if (recorded == null) {
            return false;
        }
        reply.status(recorded.status());
        if (recorded.location() != null) {
            reply.header("location", recorded.location());
        }
        if (recorded.text() != null && recorded.mediaType() != null) {
            reply.header("content-type", recorded.mediaType());
            reply.append(recorded.text());
        }
        return true;
    }

    private @Nullable RecordedReplyPlan find(Arguments arguments) {
        RecordedReplyPlan best = null;
        int most = 0;
        for (int at = 0; at < replies.size(); at++) {
            RecordedReplyPlan each = replies.get(at);
            int likeness = likeness(each, arguments);
            if (likeness > most) {
                best = each;
                most = likeness;
            }
        }
        return best;
    }

    /** Returns 0 for another path. An equal body counts more than an equal query. */
    private static int likeness(RecordedReplyPlan recorded, Arguments arguments) {
        for (String name : arguments.pathNames()) {
            if (!arguments.pathText(name).equals(recorded.path().get(name))) {
                return 0;
            }
        }
        Document sent = arguments.payload().whole();
        return 1 + (hasQuery(recorded, arguments) ? 1 : 0) + (Objects.equals(sent, recorded.sent()) ? 2 : 0);
    }

    private static boolean hasQuery(RecordedReplyPlan recorded, Arguments arguments) {
        NameValuePairs query = arguments.source().query();
        if (query.size() != recorded.query().size()) {
            return false;
        }
        for (int at = 0; at < query.size(); at++) {
            RecordedReplyPlan.Pair pair = recorded.query().get(at);
            if (!pair.name().equals(query.name(at)) || !pair.value().equals(query.value(at))) {
                return false;
            }
        }
        return true;
    }
}
