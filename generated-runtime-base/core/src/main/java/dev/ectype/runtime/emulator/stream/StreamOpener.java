package dev.ectype.runtime.emulator.stream;

import dev.ectype.runtime.emulator.content.ContentTypes;
import dev.ectype.runtime.emulator.content.FormatNegotiation;
import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.plan.StreamPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.Era;
import dev.ectype.runtime.state.StaleTransaction;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.wire.CallObserver;
import dev.ectype.runtime.wire.OperationStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Replies to the requests of one operation with streams, if they ask for one. */
public final class StreamOpener {
    private final StreamPlan plan;
    private final String essence;
    private final boolean only;
    private final Schema type;

    private StreamOpener(StreamPlan plan, OperationPlan operation) {
        this.plan = plan;
        this.essence = FormatNegotiation.essence(plan.mediaType());
        ReplyPlan reply = operation.reply();
        boolean usual = reply == null
                || reply.media() == null
                || FormatNegotiation.essence(reply.media().mediaType()).equals(essence);
        this.only = plan.flag() == null && usual;
        Schema event = plan.event();
        Schema undescribed = plan.kind() == null ? listed(reply) : AnySchema.ANY;
        this.type = event == null ? undescribed : event;
    }

    /** Returns the opener for the streams of an operation. */
    public static StreamOpener of(StreamPlan plan, OperationPlan operation) {
        return new StreamOpener(plan, operation);
    }

    /** Returns the type of the instances in the operation's reply. */
    private static Schema listed(@Nullable ReplyPlan reply) {
        Schema whole = reply == null || reply.media() == null
                ? AnySchema.ANY
                : reply.media().type();
        if (reply != null && reply.projection() instanceof ProjectionPlan.Page page) {
            Schema list = SchemaShape.at(whole, page.at());
            return list != null && SchemaShape.bare(list) instanceof ArraySchema array ? array.items() : AnySchema.ANY;
        }
        Schema item = reply != null && reply.projection() instanceof ProjectionPlan.Item one
                ? SchemaShape.at(whole, one.at())
                : whole;
        return Objects.requireNonNullElse(item, AnySchema.ANY);
    }

    /**
     * Replies with a stream.
     *
     * @return false if the request asks for an ordinary reply, or the operation chose content that is not stored
     * @throws StaleTransaction if the request did not read the newest state
     */
    public boolean reply(ReplyContent content, RequestTransaction context, ReplyBuffer reply) {
        StreamRequest request = new StreamRequest(plan, context.arguments());
        boolean requested = only
                || (plan.flag() == null
                        ? context.preparedOperation().replies().isWanted(essence, context.arguments())
                        : request.isFlagged());
        SelectedRows rows = requested ? SelectedRows.of(content, single(content, context), plan.endless()) : null;
        if (rows == null) {
            return false;
        }
        InstanceStream.Start start = start(request, context);
        StreamEventWriter writer = new StreamEventWriter(
                plan,
                rows.shape(),
                type,
                context.environment(),
                context.shapes().areLinked());
        OperationStream stream = new InstanceStream(plan, context.sandbox().engine(), rows, writer, start);
        ReplyPlan described = context.preparedOperation().route().plan().reply();
        reply.status(described == null ? 200 : described.status());
        if (!CallObserver.of(context.request()).takeStream(stream)) {
            reply.header(ContentTypes.of(plan.mediaType()))
                    .header("cache-control", "no-cache")
                    .body(new StreamContent(stream, StreamContent.Notation.of(essence)));
        }
        return true;
    }

    private static @Nullable Row single(ReplyContent content, RequestTransaction context) {
        return content instanceof ReplyContent.Item item
                ? context.transaction()
                        .store(item.instance().shape().index())
                        .find(item.instance().rowId())
                : null;
    }

    private InstanceStream.Start start(StreamRequest request, RequestTransaction context) {
        StateEngine engine = context.sandbox().engine();
        long newest = context.transaction().state().position();
        Era era = context.transaction().era();
        Long since = plan.endless() ? request.position() : null;
        if (since != null && !JournaledWrites.reach(engine, since)) {
            throw Problem.of(
                    410,
                    "expired",
                    "the stream cannot begin after position " + since + ": the journal has the writes from position "
                            + engine.journal().firstPosition() + " to " + newest + "; list the instances again");
        }
        Long last = plan.endless() && essence.equals("text/event-stream") ? request.lastEvent() : null;
        Long after = last != null && JournaledWrites.reach(engine, last) ? last : since;
        return after == null
                ? new InstanceStream.Start(era, newest, plan.initial(), request.timeout())
                : new InstanceStream.Start(era, after, false, request.timeout());
    }
}
