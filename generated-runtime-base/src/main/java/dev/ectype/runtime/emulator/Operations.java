package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.PageCut;
import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.request.Part;
import dev.ectype.runtime.emulator.request.Payload;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.plan.Location;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.state.Dice;
import dev.ectype.runtime.state.Ids;
import dev.ectype.runtime.wire.Call;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The operations of one group, made anew for every request: what they read and write is one transaction. */
public abstract class Operations {
    private final Exchange exchange;

    protected Operations(Exchange exchange) {
        this.exchange = exchange;
    }

    /** Calls the operation of that number. */
    protected abstract Reply<?> dispatch(int operation);

    /** Answers for a number that no operation has, which only a plan of another emission can ask for. */
    protected final Reply<?> unknown(int operation) {
        throw new IllegalStateException("the plan asks for operation " + operation + ", which "
                + getClass().getName() + " does not have");
    }

    protected final Exchange exchange() {
        return exchange;
    }

    /** The text of a path parameter. */
    protected final String pathText(String name) {
        return exchange.arguments().pathText(name);
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
    protected final @Nullable String told(String name) {
        return exchange.arguments().named(name);
    }

    /** What the request calls something in its query or its body. */
    protected final String named(String parameter) {
        String text = exchange.arguments().named(parameter);
        if (text == null) {
            String where = exchange.arguments().placeOf(parameter);
            throw Problem.invalid(List.of(new Problem.Detail(where, "required", "is required")));
        }
        return text;
    }

    /** The arguments of the field that is asked for. */
    protected final FieldArguments arguments() {
        return new FieldArguments(exchange.arguments());
    }

    protected final Query query() {
        return new Query(exchange.arguments());
    }

    /** What the request carries. */
    protected final <T> Body<T> body(Class<T> type) {
        Payload payload = exchange.arguments().payload();
        Document item = NestedThings.named(exchange, payload.item());
        return new Body<>(item == payload.item() ? payload : payload.with(item), type);
    }

    /** What an operation without a body makes instances from. */
    protected final Body<Document> noBody() {
        return Body.none();
    }

    /** What an operation without a body is told in its query about an instance. */
    protected final Body<Document> asked() {
        String resource = exchange.endpoint().route().plan().resource();
        ResourceShape shape =
                resource == null ? null : exchange.world().shapes().find(resource);
        JsonWriter told = new JsonWriter(64).beginObject();
        boolean some = false;
        for (ParameterPlan parameter : exchange.endpoint().route().plan().parameters()) {
            Document value =
                    parameter.in() == Location.QUERY ? exchange.arguments().sent(parameter.name()) : null;
            MemberSchema member = shape == null || value == null ? null : Shape.member(shape.type(), parameter.name());
            if (member != null && value != null && member.isShown(Direction.REQUEST)) {
                told.name(member.name()).value(value);
                some = true;
            }
        }
        return some ? Body.of(told.endObject().toDocument(), Document.class) : Body.none();
    }

    /** What it happened to that a subscription is asked about. */
    protected final <T> Stored<T> happened(Kind<T> kind) {
        Call.Happening about = exchange.request() instanceof Call call ? call.about() : null;
        return store(kind)
                .stored(Objects.requireNonNull(about, "a call about something that happened")
                        .row());
    }

    protected final <T> Store<T> store(Kind<T> kind) {
        return new Store<>(exchange, kind, null);
    }

    /** The time by the emulator's clock, the same during the whole request. */
    protected final Clock clock() {
        return Clock.fixed(Instant.ofEpochMilli(exchange.transaction().now()), ZoneOffset.UTC);
    }

    /** Makes identifiers that repeat from run to run. */
    protected final Ids ids() {
        return exchange.world().engine().ids();
    }

    /** Chance that repeats from run to run. */
    protected final Dice dice() {
        return exchange.transaction()
                .dice()
                .at(exchange.operation())
                .at(exchange.transaction().state().position());
    }

    protected final <T> Reply<T> created(Stored<T> stored) {
        return Reply.of(new Shown.Item(stored.instance(), Shown.Occasion.CREATED));
    }

    /** Shows all that was made at once. */
    protected final <T> Reply<T> created(List<Stored<T>> made) {
        return made.size() == 1
                ? created(made.get(0))
                : Reply.of(new Shown.Items(made.stream().map(Stored::instance).toList()));
    }

    protected final <T> Reply<T> ok(Stored<T> stored) {
        return Reply.of(new Shown.Item(stored.instance(), Shown.Occasion.READ));
    }

    /** Shows all that was changed at once. */
    protected final <T> Reply<T> ok(List<Stored<T>> changed) {
        return Reply.of(new Shown.Items(changed.stream().map(Stored::instance).toList()));
    }

    /** Shows what one member of an instance holds. */
    protected final Reply<?> part(Stored<?> stored, Member<?> member) {
        return Reply.of(new Shown.Part(
                stored.instance(), MemberName.of(member.path().names().get(0))));
    }

    /** Shows what was removed as the description shows removed instances. */
    protected final <T> Reply<T> deleted(Stored<T> stored) {
        return Reply.of(new Shown.Item(stored.instance(), Shown.Occasion.DELETED));
    }

    /** Shows the part of a list that the request asks for. */
    protected final <T> Reply<Page<T>> page(Rows<T> rows) {
        boolean lenient = exchange.world().options().edge() == Edge.LENIENT;
        return Reply.of(rows.shown(PageCut.of(exchange.endpoint().replies(), exchange.arguments(), lenient)));
    }

    /** Shows the content that was brought for an instance, or one of the described type while there is none. */
    protected final Reply<byte[]> content(Stored<?> stored) {
        return content(stored, "");
    }

    /** Shows one of several contents of an instance. */
    protected final Reply<byte[]> content(Stored<?> stored, String slot) {
        Shown.Content kept = new Contents(exchange).find(Contents.keyOf(stored.instance()), slot);
        return Reply.of(kept == null ? new Shown.Sample(stored.instance()) : kept);
    }

    /** Shows the content that was brought under the request's own path; where there is one such path, some is there. */
    protected final Reply<byte[]> content() {
        Contents contents = new Contents(exchange);
        Shown.Content kept = contents.find(contents.ownKey(), "");
        if (kept == null && !isOnly()) {
            throw nothing();
        }
        return Reply.of(kept == null ? new Shown.Sample(null) : kept);
    }

    private boolean isOnly() {
        return exchange.arguments().pathNames().isEmpty();
    }

    private Problem nothing() {
        return Problem.missing("there is no content under " + exchange.request().path());
    }

    /** Keeps what the request brought under its own path, where nothing is content too, of no length. */
    protected final void keepContent(Body<?> body) {
        Contents contents = new Contents(exchange);
        List<Part> parts = body.parts();
        contents.keep(contents.ownKey(), "", parts.isEmpty() ? List.of(Part.EMPTY) : parts);
    }

    /** Forgets what is kept under the request's own path. */
    protected final void forgetContent() {
        Contents contents = new Contents(exchange);
        if (isOnly()) {
            contents.forget(contents.ownKey(), "");
        } else if (!contents.remove(contents.ownKey())) {
            throw nothing();
        }
    }

    protected final Reply<Void> noContent() {
        return Reply.of(new Shown.Nothing());
    }

    /** Tells a subscription nothing of what happened. */
    protected final <T> Reply<T> silence() {
        return Reply.of(new Shown.Nothing());
    }

    /** Answers with those of all things that the field may show and that its arguments mean. */
    protected final <T> Reply<T> fromAll() {
        if (exchange.request() instanceof Call call) {
            call.leave();
        }
        return answer();
    }

    /** Answers with that value. */
    protected final <T> Reply<T> answer(T value) {
        return Reply.of(new Shown.Given(200, Codec.document(value)));
    }

    /** Answers with a value of the described type. */
    protected final <T> Reply<T> answer() {
        return Reply.of(new Shown.Sample(null));
    }

    /** Ties an instance to another. */
    protected final <T> Stored<T> link(String relationship, Stored<?> holder, Stored<T> target) {
        return new Ties(exchange, relationship).link(holder, target);
    }

    /** Ties several instances to another. */
    protected final <T> List<Stored<T>> link(String relationship, Stored<?> holder, List<Stored<T>> targets) {
        targets.forEach(target -> link(relationship, holder, target));
        return targets;
    }

    /** Ties several instances to another, and gives the latter. */
    protected final <T> Stored<T> linkAll(String relationship, Stored<T> holder, List<? extends Stored<?>> targets) {
        targets.forEach(target -> link(relationship, holder, target));
        return holder;
    }

    /** Ties several instances to another instead of all that were tied to it, and gives the latter. */
    protected final <T> Stored<T> linkOnly(String relationship, Stored<T> holder, List<? extends Stored<?>> targets) {
        new Ties(exchange, relationship).only(holder, targets);
        return holder;
    }

    /** Unties several instances from another as far as they are tied to it, and gives the latter. */
    protected final <T> Stored<T> untieAll(String relationship, Stored<T> holder, List<? extends Stored<?>> targets) {
        targets.forEach(target -> untie(relationship, holder, target));
        return holder;
    }

    /** Ties an instance to whoever asks. */
    protected final <T> Stored<T> link(String relationship, Stored<T> target) {
        return link(relationship, target, target);
    }

    /** Unties two instances; that they are not tied is answered as the description says. */
    protected final <T> Stored<T> unlink(String relationship, Stored<?> holder, Stored<T> target) {
        return new Ties(exchange, relationship).unlink(holder, target);
    }

    /** Unties two instances if they are tied. */
    protected final <T> Stored<T> untie(String relationship, Stored<?> holder, Stored<T> target) {
        return new Ties(exchange, relationship).untie(holder, target);
    }

    /** Unties an instance from whoever asks if it is tied to them. */
    protected final <T> Stored<T> untie(String relationship, Stored<T> target) {
        return untie(relationship, target, target);
    }

    /** Unties an instance from whoever asks. */
    protected final <T> Stored<T> unlink(String relationship, Stored<T> target) {
        return unlink(relationship, target, target);
    }

    /** The instance that is tied to another; that it is not tied is answered as the description says. */
    protected final <T> Stored<T> linked(String relationship, Stored<?> holder, Stored<T> target) {
        return new Ties(exchange, relationship).linked(holder, target);
    }

    /** The instance to which another is tied; that it is not tied is answered as the description says. */
    protected final <T> Stored<T> linking(String relationship, Stored<?> target, Stored<T> holder) {
        new Ties(exchange, relationship).linked(holder, target);
        return holder;
    }

    /** The instance that is tied to whoever asks. */
    protected final <T> Stored<T> linked(String relationship, Stored<T> target) {
        return linked(relationship, target, target);
    }

    /** The instance if no other holder, of this kind or of another, has it; what is another's is answered as what is missing. */
    protected final <T> Stored<T> under(String relationship, Stored<?> holder, Stored<T> target) {
        return new Ties(exchange, relationship).under(holder, target);
    }

    /** Lets the messages that the request carries wait wherever an instance is referred to. */
    protected final <T> Reply<T> publish(Stored<?> told) {
        return Reply.of(new Shown.Given(replyStatus(), new Publishing(exchange, told).publish()));
    }

    /** Fetches messages that wait at an instance, and lets go of those that the request says were fetched. */
    protected final <T> Reply<T> fetch(Stored<?> holder) {
        return Reply.of(new Shown.Given(replyStatus(), new Fetching(exchange, holder).fetch()));
    }

    /** Shows the names of what refers to an instance. */
    protected final <T> Reply<T> referrers(Stored<?> target) {
        return Reply.of(new Shown.Given(replyStatus(), new Referrers(exchange, target).named()));
    }

    private int replyStatus() {
        ReplyPlan reply = exchange.endpoint().route().plan().reply();
        return reply == null ? 200 : reply.status();
    }

    /** Tells whoever listens, once the transaction is committed. */
    protected final void emit(String event, Stored<?> about) {
        exchange.emit(event, about.document());
    }
}
