package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.DocumentCodec;
import dev.ectype.runtime.emulator.model.FieldArguments;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Query;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.options.Edge;
import dev.ectype.runtime.emulator.queue.MessageFetcher;
import dev.ectype.runtime.emulator.queue.MessagePublisher;
import dev.ectype.runtime.emulator.queue.ReferrerList;
import dev.ectype.runtime.emulator.reply.PageSelection;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.request.ContentPart;
import dev.ectype.runtime.emulator.request.RequestPayload;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.table.RelationshipLinks;
import dev.ectype.runtime.emulator.table.StoredContents;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.id.Dice;
import dev.ectype.runtime.state.id.Ids;
import dev.ectype.runtime.wire.ProtocolCall;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The operations of one group, made anew for every request: what they read and write is one transaction. */
public abstract class Operations {
    private final RequestContext context;

    protected Operations(RequestContext exchange) {
        this.context = exchange;
    }

    /** Calls the operation of that number. */
    protected abstract Reply<?> dispatch(int operation);

    /** Answers for a number that no operation has, which only a plan of another emission can ask for. */
    protected final Reply<?> unknown(int operation) {
        throw new IllegalStateException("the plan asks for operation " + operation + ", which "
                + getClass().getName() + " does not have");
    }

    protected final RequestContext context() {
        return context;
    }

    /** The text of a path parameter. */
    protected final String pathText(String name) {
        return context.arguments().pathText(name);
    }

    /** A path parameter that is an integer. */
    protected final long pathLong(String name) {
        String text = pathText(name);
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException tooLong) {
            throw Problem.invalid(
                    List.of(new Problem.Detail("path." + name, "format", "expected an int64, found " + text)));
        }
    }

    /** A text in the query or the body of the request, or null. */
    protected final @Nullable String optionalText(String name) {
        return context.arguments().identifierText(name);
    }

    /** What the request calls something in its query or its body. */
    protected final String requiredText(String parameter) {
        String text = context.arguments().identifierText(parameter);
        if (text == null) {
            String where = context.arguments().locationOf(parameter);
            throw Problem.invalid(List.of(new Problem.Detail(where, "required", "is required")));
        }
        return text;
    }

    /** The arguments of the field that is asked for. */
    protected final FieldArguments arguments() {
        return new FieldArguments(context.arguments());
    }

    protected final Query query() {
        return new Query(context.arguments());
    }

    /** What the request carries. */
    protected final <T> Body<T> body(Class<T> type) {
        RequestPayload payload = context.arguments().payload();
        Document item = NestedMutations.named(context, payload.item());
        return new Body<>(item == payload.item() ? payload : payload.with(item), type);
    }

    /** What an operation without a body makes instances from. */
    protected final Body<Document> noBody() {
        return Body.none();
    }

    /** What an operation without a body is told in its query about an instance. */
    protected final Body<Document> queryBody() {
        String resource = context.preparedOperation().route().plan().resource();
        ResourceShape shape =
                resource == null ? null : context.sandbox().shapes().find(resource);
        JsonWriter told = new JsonWriter(64).beginObject();
        boolean some = false;
        for (ParameterPlan parameter :
                context.preparedOperation().route().plan().parameters()) {
            Document value =
                    parameter.in() == Location.QUERY ? context.arguments().sent(parameter.name()) : null;
            MemberSchema member =
                    shape == null || value == null ? null : SchemaShape.member(shape.type(), parameter.name());
            if (member != null && value != null && member.isVisible(Direction.REQUEST)) {
                told.name(member.name()).value(value);
                some = true;
            }
        }
        return some ? Body.of(told.endObject().toDocument(), Document.class) : Body.none();
    }

    /** What it happened to that a subscription is asked about. */
    protected final <T> StoredInstance<T> eventSubject(ResourceKind<T> kind) {
        ProtocolCall.StateEvent about = context.request() instanceof ProtocolCall call ? call.event() : null;
        return store(kind)
                .stored(Objects.requireNonNull(about, "a call about something that happened")
                        .row());
    }

    protected final <T> Store<T> store(ResourceKind<T> kind) {
        return new Store<>(context, kind, null);
    }

    /** The time by the emulator's clock, the same during the whole request. */
    protected final Clock clock() {
        return Clock.fixed(Instant.ofEpochMilli(context.transaction().now()), ZoneOffset.UTC);
    }

    /** Makes identifiers that repeat from run to run. */
    protected final Ids ids() {
        return context.sandbox().engine().ids();
    }

    /** Chance that repeats from run to run. */
    protected final Dice dice() {
        return context.transaction()
                .dice()
                .at(context.operation())
                .at(context.transaction().state().position());
    }

    protected final <T> Reply<T> created(StoredInstance<T> stored) {
        return Reply.of(new ReplyContent.Item(stored.instance(), ReplyContent.Occasion.CREATED));
    }

    /** Shows all that was made at once. */
    protected final <T> Reply<T> created(List<StoredInstance<T>> made) {
        return made.size() == 1
                ? created(made.get(0))
                : Reply.of(new ReplyContent.Items(
                        made.stream().map(StoredInstance::instance).toList()));
    }

    protected final <T> Reply<T> ok(StoredInstance<T> stored) {
        return Reply.of(new ReplyContent.Item(stored.instance(), ReplyContent.Occasion.READ));
    }

    /** Shows all that was changed at once. */
    protected final <T> Reply<T> ok(List<StoredInstance<T>> changed) {
        return Reply.of(new ReplyContent.Items(
                changed.stream().map(StoredInstance::instance).toList()));
    }

    /** Shows what one member of an instance holds. */
    protected final Reply<?> part(StoredInstance<?> stored, Member<?> member) {
        return Reply.of(new ReplyContent.Part(
                stored.instance(), MemberName.of(member.path().names().get(0))));
    }

    /** Shows what was removed as the description shows removed instances. */
    protected final <T> Reply<T> deleted(StoredInstance<T> stored) {
        return Reply.of(new ReplyContent.Item(stored.instance(), ReplyContent.Occasion.DELETED));
    }

    /** Shows the part of a list that the request asks for. */
    protected final <T> Reply<Page<T>> page(Rows<T> rows) {
        boolean lenient = context.sandbox().options().edge() == Edge.LENIENT;
        return Reply.of(rows.pageContent(
                PageSelection.of(context.preparedOperation().replies(), context.arguments(), lenient)));
    }

    /** Shows the content that was brought for an instance, or one of the described type while there is none. */
    protected final Reply<byte[]> content(StoredInstance<?> stored) {
        return content(stored, "");
    }

    /** Shows one of several contents of an instance. */
    protected final Reply<byte[]> content(StoredInstance<?> stored, String slot) {
        ReplyContent.Content kept = new StoredContents(context).find(StoredContents.keyOf(stored.instance()), slot);
        return Reply.of(kept == null ? new ReplyContent.Sample(stored.instance()) : kept);
    }

    /** Shows the content that was brought under the request's own path; where there is one such path, some is there. */
    protected final Reply<byte[]> content() {
        StoredContents contents = new StoredContents(context);
        ReplyContent.Content kept = contents.find(contents.ownKey(), "");
        if (kept == null && !isOnly()) {
            throw nothing();
        }
        return Reply.of(kept == null ? new ReplyContent.Sample(null) : kept);
    }

    private boolean isOnly() {
        return context.arguments().pathNames().isEmpty();
    }

    private Problem nothing() {
        return Problem.missing("there is no content under " + context.request().path());
    }

    /** Keeps what the request brought under its own path, where nothing is content too, of no length. */
    protected final void keepContent(Body<?> body) {
        StoredContents contents = new StoredContents(context);
        List<ContentPart> parts = body.parts();
        contents.store(contents.ownKey(), "", parts.isEmpty() ? List.of(ContentPart.EMPTY) : parts);
    }

    /** Forgets what is kept under the request's own path. */
    protected final void forgetContent() {
        StoredContents contents = new StoredContents(context);
        if (isOnly()) {
            contents.markRemoved(contents.ownKey(), "");
        } else if (!contents.remove(contents.ownKey())) {
            throw nothing();
        }
    }

    protected final Reply<Void> noContent() {
        return Reply.of(new ReplyContent.Nothing());
    }

    /** Tells a subscription nothing of what happened. */
    protected final <T> Reply<T> noEvent() {
        return Reply.of(new ReplyContent.Nothing());
    }

    /** Answers with those of all things that the field may show and that its arguments mean. */
    protected final <T> Reply<T> fromAll() {
        if (context.request() instanceof ProtocolCall call) {
            call.leaveToAdapter();
        }
        return answer();
    }

    /** Answers with that value. */
    protected final <T> Reply<T> answer(T value) {
        return Reply.of(new ReplyContent.Literal(200, DocumentCodec.document(value)));
    }

    /** Answers with a value of the described type. */
    protected final <T> Reply<T> answer() {
        return Reply.of(new ReplyContent.Sample(null));
    }

    /** Ties an instance to another. */
    protected final <T> StoredInstance<T> link(
            String relationship, StoredInstance<?> holder, StoredInstance<T> target) {
        return new RelationshipLinks(context, relationship).link(holder, target);
    }

    /** Ties several instances to another. */
    protected final <T> List<StoredInstance<T>> link(
            String relationship, StoredInstance<?> holder, List<StoredInstance<T>> targets) {
        targets.forEach(target -> link(relationship, holder, target));
        return targets;
    }

    /** Ties several instances to another, and gives the latter. */
    protected final <T> StoredInstance<T> linkAll(
            String relationship, StoredInstance<T> holder, List<? extends StoredInstance<?>> targets) {
        targets.forEach(target -> link(relationship, holder, target));
        return holder;
    }

    /** Ties several instances to another instead of all that were tied to it, and gives the latter. */
    protected final <T> StoredInstance<T> linkOnly(
            String relationship, StoredInstance<T> holder, List<? extends StoredInstance<?>> targets) {
        new RelationshipLinks(context, relationship).only(holder, targets);
        return holder;
    }

    /** Unties several instances from another as far as they are tied to it, and gives the latter. */
    protected final <T> StoredInstance<T> unlinkAll(
            String relationship, StoredInstance<T> holder, List<? extends StoredInstance<?>> targets) {
        targets.forEach(target -> unlinkIfLinked(relationship, holder, target));
        return holder;
    }

    /** Ties an instance to whoever asks. */
    protected final <T> StoredInstance<T> link(String relationship, StoredInstance<T> target) {
        return link(relationship, target, target);
    }

    /** Unties two instances; that they are not tied is answered as the description says. */
    protected final <T> StoredInstance<T> unlink(
            String relationship, StoredInstance<?> holder, StoredInstance<T> target) {
        return new RelationshipLinks(context, relationship).unlink(holder, target);
    }

    /** Unties two instances if they are tied. */
    protected final <T> StoredInstance<T> unlinkIfLinked(
            String relationship, StoredInstance<?> holder, StoredInstance<T> target) {
        return new RelationshipLinks(context, relationship).unlinkIfLinked(holder, target);
    }

    /** Unties an instance from whoever asks if it is tied to them. */
    protected final <T> StoredInstance<T> unlinkIfLinked(String relationship, StoredInstance<T> target) {
        return unlinkIfLinked(relationship, target, target);
    }

    /** Unties an instance from whoever asks. */
    protected final <T> StoredInstance<T> unlink(String relationship, StoredInstance<T> target) {
        return unlink(relationship, target, target);
    }

    /** The instance that is tied to another; that it is not tied is answered as the description says. */
    protected final <T> StoredInstance<T> linked(
            String relationship, StoredInstance<?> holder, StoredInstance<T> target) {
        return new RelationshipLinks(context, relationship).linked(holder, target);
    }

    /** The instance to which another is tied; that it is not tied is answered as the description says. */
    protected final <T> StoredInstance<T> linking(
            String relationship, StoredInstance<?> target, StoredInstance<T> holder) {
        new RelationshipLinks(context, relationship).linked(holder, target);
        return holder;
    }

    /** The instance that is tied to whoever asks. */
    protected final <T> StoredInstance<T> linked(String relationship, StoredInstance<T> target) {
        return linked(relationship, target, target);
    }

    /** The instance if no other holder, of this kind or of another, has it; what is another's is answered as what is missing. */
    protected final <T> StoredInstance<T> requireUnder(
            String relationship, StoredInstance<?> holder, StoredInstance<T> target) {
        return new RelationshipLinks(context, relationship).requireUnder(holder, target);
    }

    /** Lets the messages that the request carries wait wherever an instance is referred to. */
    protected final <T> Reply<T> publish(StoredInstance<?> told) {
        return Reply.of(new ReplyContent.Literal(replyStatus(), new MessagePublisher(context, told).publish()));
    }

    /** Fetches messages that wait at an instance, and lets go of those that the request says were fetched. */
    protected final <T> Reply<T> fetch(StoredInstance<?> holder) {
        return Reply.of(new ReplyContent.Literal(replyStatus(), new MessageFetcher(context, holder).fetch()));
    }

    /** Shows the names of what refers to an instance. */
    protected final <T> Reply<T> referrers(StoredInstance<?> target) {
        return Reply.of(new ReplyContent.Literal(replyStatus(), new ReferrerList(context, target).named()));
    }

    private int replyStatus() {
        ReplyPlan reply = context.preparedOperation().route().plan().reply();
        return reply == null ? 200 : reply.status();
    }

    /** Tells whoever listens, once the transaction is committed. */
    protected final void emit(String event, StoredInstance<?> about) {
        context.emit(event, about.document());
    }
}
