package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.content.PartialContent;
import dev.ectype.runtime.emulator.context.PreparedOperation;
import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.context.VersionPreconditions;
import dev.ectype.runtime.emulator.document.ServerLinks;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.wire.CallObserver;
import java.util.List;

/** Writes the reply that an operation chose. Each stage completes the reply of the stages before it. */
final class ReplyStages {
    private ReplyStages() {}

    static void write(Reply<?> chosen, RequestTransaction context, ReplyBuffer reply) {
        writeContent(chosen, context, reply);
        fillServerLinks(chosen, context, reply);
        locateCreatedInstance(context, reply);
        addHeaderFields(chosen, reply);
        addVersion(context, reply);
        selectRange(chosen, context, reply);
        startLongRunningOperation(context, reply);
    }

    private static void writeContent(Reply<?> chosen, RequestTransaction context, ReplyBuffer reply) {
        ReplyContent content = ReplyExpander.expanded(chosen.content(), context);
        context.preparedOperation().replies().write(content, context.arguments(), context.environment(), reply);
    }

    /** Fills in the links that servers compute, but not in uploaded content. */
    private static void fillServerLinks(Reply<?> chosen, RequestTransaction context, ReplyBuffer reply) {
        if (context.shapes().areLinked() && !(chosen.content() instanceof ReplyContent.Content)) {
            ServerLinks.fill(context.environment().origin(), reply);
        }
    }

    private static void locateCreatedInstance(RequestTransaction context, ReplyBuffer reply) {
        ReplyContent.Instance created = context.createdInstance();
        if (created != null) {
            context.preparedOperation().replies().locate(created, context.arguments(), context.environment(), reply);
        }
    }

    private static void addHeaderFields(Reply<?> chosen, ReplyBuffer reply) {
        List<HeaderField> fields = chosen.fields();
        for (int index = 0; index < fields.size(); index++) {
            reply.header(fields.get(index));
        }
    }

    private static void addVersion(RequestTransaction context, ReplyBuffer reply) {
        PreparedOperation operation = context.preparedOperation();
        if (operation.isVersioned() && !operation.writes()) {
            VersionPreconditions.answer(context.request(), reply);
        }
    }

    private static void selectRange(Reply<?> chosen, RequestTransaction context, ReplyBuffer reply) {
        if (chosen.content() instanceof ReplyContent.Content) {
            PartialContent.answer(context.request(), reply);
        }
    }

    private static void startLongRunningOperation(RequestTransaction context, ReplyBuffer reply) {
        Document started = LongRunningOperation.startedBy(context, reply);
        if (started != null) {
            CallObserver.of(context.request()).replaceReplyByOperation(started);
        }
    }
}
