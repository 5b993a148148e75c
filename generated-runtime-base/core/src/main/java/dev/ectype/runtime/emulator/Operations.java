package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.envelope.PathDocumentBuilder;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.DocumentCodec;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.options.Edge;
import dev.ectype.runtime.emulator.queue.MessageFetcher;
import dev.ectype.runtime.emulator.queue.MessagePublisher;
import dev.ectype.runtime.emulator.queue.ReferrerList;
import dev.ectype.runtime.emulator.reply.PageSelection;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.request.ContentPart;
import dev.ectype.runtime.emulator.table.StoredContents;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.state.id.Dice;
import dev.ectype.runtime.state.id.Ids;
import dev.ectype.runtime.wire.CallObserver;
import dev.ectype.runtime.wire.ProtocolCall;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;

/** Base class of the emitted operations of one group. Each request gets a new instance and runs in one transaction. */
public abstract class Operations extends RelationshipOperations {
    /** Creates the operations for one request. */
    protected Operations(RequestContext context) {
        super(context);
    }

    /**
     * Runs one operation.
     *
     * @param operation the identifier of the operation in the API description
     */
    protected abstract Reply<?> dispatch(String operation);

    /** Rejects an operation that this class does not know. Only a plan from another emission contains one. */
    protected final Reply<?> unknown(String operation) {
        throw new IllegalStateException("the plan needs operation " + operation + ", which "
                + getClass().getName() + " does not have");
    }

    /** Returns the instance that the event of a subscription concerns. */
    protected final <T> StoredInstance<T> eventSubject(ResourceKind<T> kind) {
        ProtocolCall.StateEvent about = CallObserver.of(context.request()).event();
        return store(kind)
                .stored(Objects.requireNonNull(about, "a subscription with an event")
                        .row());
    }

    /** Returns the store of a resource. Its changes belong to the transaction of this request. */
    protected final <T> Store<T> store(ResourceKind<T> kind) {
        return new Store<>(context, kind, null);
    }

    /** Returns the emulator's clock, fixed for the whole request. */
    protected final Clock clock() {
        return Clock.fixed(Instant.ofEpochMilli(context.transaction().now()), ZoneOffset.UTC);
    }

    /** Returns the generator of identifiers, which repeats the same sequence from run to run. */
    protected final Ids ids() {
        return context.sandbox().engine().ids();
    }

    /** Returns the source of chance, which repeats the same sequence from run to run. */
    protected final Dice dice() {
        return context.transaction()
                .dice()
                .at(context.operation())
                .at(context.transaction().state().position());
    }

    /** Replies with an instance that was created, usually with status 201 and its location. */
    protected final <T> Reply<T> created(StoredInstance<T> stored) {
        return Reply.of(new ReplyContent.Item(stored.instance(), ReplyContent.Occasion.CREATED));
    }

    /** Replies with all instances that were created at once. */
    protected final <T> Reply<T> created(List<StoredInstance<T>> made) {
        return made.size() == 1
                ? created(made.get(0))
                : Reply.of(new ReplyContent.Items(
                        made.stream().map(StoredInstance::instance).toList()));
    }

    /** Replies with an instance. */
    protected final <T> Reply<T> ok(StoredInstance<T> stored) {
        return Reply.of(new ReplyContent.Item(stored.instance(), ReplyContent.Occasion.READ));
    }

    /** Replies with all instances that were changed at once. */
    protected final <T> Reply<T> ok(List<StoredInstance<T>> changed) {
        return Reply.of(new ReplyContent.Items(
                changed.stream().map(StoredInstance::instance).toList()));
    }

    /** Replies with a number where the API description puts it, among generated values of the other members. */
    protected final <T> Reply<T> ok(long number) {
        ReplyPlan reply = Objects.requireNonNull(
                context.preparedOperation().route().plan().reply(), "a plan with a reply");
        Schema type = reply.media() == null ? AnySchema.ANY : reply.media().type();
        MemberPath at = reply.projection() instanceof ProjectionPlan.Item item ? item.at() : MemberPath.EMPTY;
        Document counted = PathDocumentBuilder.of(at, DocumentCodec.document(number));
        return Reply.of(new ReplyContent.Literal(
                reply.status(),
                Fitter.fitted(counted, type, context.environment().fitting(context.operation(), "number", at))));
    }

    /** Replies with the value of one member of an instance. */
    protected final Reply<?> part(StoredInstance<?> stored, Member<?> member) {
        return Reply.of(new ReplyContent.Part(stored.instance(), member.path()));
    }

    /** Replies with a deleted instance in the form that the API description gives it. */
    protected final <T> Reply<T> deleted(StoredInstance<T> stored) {
        return Reply.of(new ReplyContent.Item(stored.instance(), ReplyContent.Occasion.DELETED));
    }

    /** Replies with the page of a list that the request selects. */
    protected final <T> Reply<Page<T>> page(Rows<T> rows) {
        boolean lenient = context.options().edge() == Edge.LENIENT;
        return Reply.of(rows.pageContent(
                PageSelection.of(context.preparedOperation().replies(), context.arguments(), lenient)));
    }

    /** Replies with the stored content of an instance, or with a generated sample. */
    protected final Reply<byte[]> content(StoredInstance<?> stored) {
        return content(stored, "");
    }

    /**
     * Replies with one of several contents of an instance, or with a generated sample.
     *
     * @param slot the name of the content
     */
    protected final Reply<byte[]> content(StoredInstance<?> stored, String slot) {
        ReplyContent.Content found = new StoredContents(context).find(StoredContents.keyOf(stored.instance()), slot);
        return Reply.of(found == null ? new ReplyContent.Sample(stored.instance()) : found);
    }

    /**
     * Replies with the content that is stored under the request's path. A path without parameters always has content, and a
     * generated sample stands in for it. For other paths, missing content is an error.
     */
    protected final Reply<byte[]> content() {
        StoredContents contents = new StoredContents(context);
        ReplyContent.Content stored = contents.find(contents.ownKey(), "");
        if (stored == null && !isOnly()) {
            throw nothing();
        }
        return Reply.of(stored == null ? new ReplyContent.Sample(null) : stored);
    }

    private boolean isOnly() {
        return context.arguments().pathNames().isEmpty();
    }

    private Problem nothing() {
        return Problem.missing("there is no content under " + context.request().path());
    }

    /** Stores the content of the request under the request's path. An empty body is content of length 0. */
    protected final void keepContent(Body<?> body) {
        StoredContents contents = new StoredContents(context);
        List<ContentPart> parts = body.parts();
        contents.store(contents.ownKey(), "", parts.isEmpty() ? List.of(ContentPart.EMPTY) : parts);
    }

    /** Removes the content under the request's path. */
    protected final void forgetContent() {
        StoredContents contents = new StoredContents(context);
        if (isOnly()) {
            contents.markRemoved(contents.ownKey(), "");
        } else if (!contents.remove(contents.ownKey())) {
            throw nothing();
        }
    }

    /** Replies without a body. */
    protected final Reply<Void> noContent() {
        return Reply.of(new ReplyContent.Nothing());
    }

    /** Sends no event to a subscription. */
    protected final <T> Reply<T> noEvent() {
        return Reply.of(new ReplyContent.Nothing());
    }

    /** Replies to a GraphQL field with the matching instances of all resources that the field can return. */
    protected final <T> Reply<T> fromAll() {
        CallObserver.of(context.request()).leaveToAdapter();
        return answer();
    }

    /** Replies with a value as JSON and status 200. */
    protected final <T> Reply<T> answer(T value) {
        return Reply.of(new ReplyContent.Literal(200, DocumentCodec.document(value)));
    }

    /** Replies with a generated value of the described type. */
    protected final <T> Reply<T> answer() {
        return Reply.of(new ReplyContent.Sample(null));
    }

    /**
     * Publishes the messages of the request to all subscribers that refer to an instance, such as a topic.
     *
     * @param topic the topic
     */
    protected final <T> Reply<T> publish(StoredInstance<?> topic) {
        return Reply.of(new ReplyContent.Literal(replyStatus(), new MessagePublisher(context, topic).publish()));
    }

    /** Fetches waiting messages of a subscriber and releases the messages that the request acknowledges. */
    protected final <T> Reply<T> fetch(StoredInstance<?> subscriber) {
        return Reply.of(new ReplyContent.Literal(replyStatus(), new MessageFetcher(context, subscriber).fetch()));
    }

    /** Replies with the identifiers of the instances that refer to an instance. */
    protected final <T> Reply<T> referrers(StoredInstance<?> target) {
        return Reply.of(new ReplyContent.Literal(replyStatus(), new ReferrerList(context, target).named()));
    }

    private int replyStatus() {
        ReplyPlan reply = context.preparedOperation().route().plan().reply();
        return reply == null ? 200 : reply.status();
    }

    /**
     * Emits an event about an instance. Listeners receive it after the transaction was committed.
     *
     * @param event the name of the event
     */
    protected final void emit(String event, StoredInstance<?> about) {
        context.emit(event, about.document());
    }
}
