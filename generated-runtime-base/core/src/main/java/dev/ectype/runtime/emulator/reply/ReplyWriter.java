package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.content.ContentTypes;
import dev.ectype.runtime.emulator.content.ReplyFormat;
import dev.ectype.runtime.emulator.content.ReplyFormats;
import dev.ectype.runtime.emulator.envelope.ItemWrapper;
import dev.ectype.runtime.emulator.envelope.PathDocumentBuilder;
import dev.ectype.runtime.emulator.envelope.ResponseExample;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes the successful replies of one operation. */
public final class ReplyWriter {
    private final HttpRoute route;
    private final ReplyPlan plan;
    private final Schema type;
    private final MemberPath at;
    private final GeneratedMembers whole;
    private final GeneratedMembers inner;
    private final boolean identity;
    private final boolean json;

    /** A recorded response, or null if the members around an instance are generated. */
    private final @Nullable Document example;

    private final @Nullable HeaderField contentType;
    private final boolean silent;
    private final ReplyFormats forms;
    private final DeclaredHeaders headers;
    private final LocationWriter locations;
    private final ContentWriter contents;
    private final RecordedReplies recorded;
    private final ChosenMembers members;
    private final @Nullable PageWriter pages;
    private final ExampleTokens exampleTokens;
    private final TimelessPart<ItemWrapper> wrapper = new TimelessPart<>(ItemWrapper::isSame);

    public ReplyWriter(HttpRoute route, LocationIndex addresses, RecordedReplies recorded, long seed, long now) {
        ReplyPlan described = route.plan().reply();
        this.route = route;
        this.plan = described == null ? ReplyPlan.NO_CONTENT : described;
        MediaPlan media = plan.media();
        this.type = media == null ? AnySchema.ANY : media.type();
        this.identity = route.plan().identity();
        this.forms = new ReplyFormats(plan);
        this.json = forms.isJson();
        this.example = plan.example();
        this.contentType = media == null ? null : ContentTypes.of(media.mediaType());
        this.silent = contentType == null || plan.projection() instanceof ProjectionPlan.Nothing;
        this.headers = new DeclaredHeaders(plan, seed, java.time.Instant.ofEpochMilli(now), route.plan());
        this.locations = new LocationWriter(route, addresses, headers, silent || SchemaShape.isArray(type));
        this.contents = new ContentWriter(plan);
        this.recorded = recorded;
        this.exampleTokens = ExampleTokens.of(media, paging());
        this.at = plan.projection() instanceof ProjectionPlan.Item item ? item.at() : MemberPath.EMPTY;
        MemberPath items = plan.projection() instanceof ProjectionPlan.Page page ? page.at() : at;
        this.members = new ChosenMembers(plan, type, items, route.plan());
        this.whole = new GeneratedMembers(type);
        Schema item = SchemaShape.at(type, at);
        this.inner = item == null || at.isEmpty() ? whole : new GeneratedMembers(item);
        this.pages = plan.projection() instanceof ProjectionPlan.Page page
                ? new PageWriter(page, type, identity, route.plan().id(), example)
                : null;
    }

    /** Returns how this operation splits lists into pages. */
    public PagingPlan paging() {
        return plan.projection() instanceof ProjectionPlan.Page page ? page.paging() : PagingPlan.NONE;
    }

    ExampleTokens exampleTokens() {
        return exampleTokens;
    }

    public void write(ReplyContent replyContent, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        boolean own = replyContent instanceof ReplyContent.Literal || replyContent instanceof ReplyContent.Content;
        ReplyFormat form = own ? null : forms.wanted(arguments);
        boolean selected = !own && json && members.depend(arguments);
        if (!own && recorded.write(arguments, reply)) {
            return;
        }
        if (form == null && !selected) {
            fill(replyContent, arguments, environment, reply);
            return;
        }
        ReplyBuffer body = form == null ? reply : new ReplyBuffer();
        fill(replyContent, arguments, environment, body);
        if (selected) {
            members.choose(arguments, environment, body);
        }
        if (form != null) {
            form.replace(body, environment.fitting(route.plan().id(), "form", MemberPath.EMPTY), reply);
        }
    }

    /** Returns whether a request selects an alternative media type. */
    public boolean isWanted(String essence, Arguments arguments) {
        return forms.isWanted(essence, arguments);
    }

    private void fill(ReplyContent replyContent, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        reply.status(plan.status());
        headers.write(reply);
        if (replyContent instanceof ReplyContent.Item item) {
            item(item, arguments, environment, reply);
        } else if (replyContent instanceof ReplyContent.Items items) {
            items(items.instances(), arguments, environment, reply);
        } else if (replyContent instanceof ReplyContent.Part part) {
            part(part, arguments, environment, reply);
        } else if (replyContent instanceof ReplyContent.Page page) {
            page(page, arguments, environment, reply);
        } else if (replyContent instanceof ReplyContent.Sample sample) {
            ReplyContent.Instance hint = sample.hint();
            ReplyContent.Item item = hint == null ? null : new ReplyContent.Item(hint, ReplyContent.Occasion.READ);
            sample(item, arguments, environment, reply);
        } else if (replyContent instanceof ReplyContent.Content content) {
            contents.write(content, arguments, reply);
        } else if (replyContent instanceof ReplyContent.Literal given) {
            reply.status(given.status());
            reply.header("content-type", "application/json");
            reply.append(given.body().toBytes());
        }
    }

    private void item(ReplyContent.Item item, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        ReplyContent.Instance instance = item.instance();
        if (item.occasion() == ReplyContent.Occasion.CREATED) {
            reply.status(instance.isNew() ? plan.made() : plan.status());
            locations.write(instance, arguments, environment, reply);
        }
        headers.writeItem(instance, reply);
        if (silent || contentType == null) {
            return;
        }
        if (plan.projection() instanceof ProjectionPlan.Sample || !json) {
            sample(item, arguments, environment, reply);
            return;
        }
        reply.header(contentType);
        if (!identity) {
            Schema target = SchemaShape.at(type, at);
            Document shown = projected(item, target == null ? AnySchema.ANY : target);
            Document source = ItemWrapper.repeatsIdentifier(type, at, instance.shape())
                    ? ItemWrapper.around(at, shown, Json.parse(instance.document()), instance.shape())
                    : PathDocumentBuilder.of(at, shown);
            fit(ResponseExample.around(source, at, example), extended(instance, environment, at), reply);
        } else if (at.isEmpty()) {
            reply.body(instance.document(), 0, instance.document().length);
        } else {
            wrapped(instance, environment, reply);
        }
    }

    /** Writes all created instances if the response has a list. */
    private void items(
            List<ReplyContent.Instance> instances,
            Arguments arguments,
            ReplyEnvironment environment,
            ReplyBuffer reply) {
        if (silent || contentType == null) {
            return;
        }
        if (plan.projection() instanceof ProjectionPlan.Sample || !json) {
            sample(null, arguments, environment, reply);
            return;
        }
        reply.header(contentType);
        Schema target = Objects.requireNonNullElse(SchemaShape.at(type, at), AnySchema.ANY);
        List<Document> documents = instances.stream()
                .map(instance -> projected(new ReplyContent.Item(instance, ReplyContent.Occasion.CREATED), target))
                .toList();
        fit(
                PathDocumentBuilder.of(at, documents),
                environment.fitting(route.plan().id(), "items", at),
                reply);
    }

    /** Writes the location of an instance that was created together with an operation in progress. */
    public void locate(
            ReplyContent.Instance instance, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        locations.writeCreated(instance, arguments, environment, reply);
    }

    private void part(ReplyContent.Part part, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        ReplyContent.Instance instance = part.instance();
        boolean projected = plan.projection() instanceof ProjectionPlan.Item;
        if (contentType == null || !projected || !json) {
            sample(new ReplyContent.Item(instance, ReplyContent.Occasion.READ), arguments, environment, reply);
            return;
        }
        reply.header(contentType);
        Document value = Json.parse(instance.document()).at(part.member());
        String id = instance.rowId() + "/" + String.join(".", part.member().names());
        FitContext context = environment.fitting(instance.shape().name(), id, at);
        fit(value == null ? null : PathDocumentBuilder.of(at, value), context, reply);
    }

    private void wrapped(ReplyContent.Instance instance, ReplyEnvironment environment, ReplyBuffer reply) {
        if (ItemWrapper.repeatsIdentifier(type, at, instance.shape())) {
            Document whole = Json.parse(instance.document());
            FitContext context = environment.fitting(route.plan().id(), instance.rowId(), at);
            fit(ItemWrapper.around(at, whole, whole, instance.shape()), context, reply);
            return;
        }
        ItemWrapper around = wrapper.of(environment, inputs -> {
            FitContext context = inputs.fitting(route.plan().id(), "item", at);
            return ItemWrapper.of(type, at, Json.parse(instance.document()), context);
        });
        reply.append(around.head()).append(instance.document()).append(around.tail());
    }

    private void page(ReplyContent.Page page, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        if (pages == null || contentType == null) {
            sample(null, arguments, environment, reply);
            return;
        }
        headers.writePage(page, paging(), arguments, environment, reply);
        reply.header(contentType);
        pages.write(page, arguments, environment, reply);
    }

    /** Writes a value of the described type, with matching members of the request and the instance. */
    private void sample(
            ReplyContent.@Nullable Item item, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        ReplyContent.Instance hint = item == null ? null : item.instance();
        if (contentType == null) {
            return;
        }
        reply.header(contentType);
        Document source = item == null ? null : known(item);
        if (hint == null && plan.media() != null && !plan.media().examples().isEmpty()) {
            source = plan.media().examples().get(0);
        }
        String id = hint == null ? String.join("/", texts(arguments)) : hint.rowId();
        FitContext context = hint == null
                ? environment.fitting(route.plan().id(), id, MemberPath.EMPTY)
                : extended(hint, environment, MemberPath.EMPTY);
        context = RequestEcho.of(arguments, route.plan().pathEchoes(), type, context);
        if (json) {
            fit(source, context, reply);
        } else {
            reply.append(Fitter.fitted(source, type, context).text());
        }
    }

    /** Returns the described members of an instance, or null without any, so that all are generated. */
    private @Nullable Document known(ReplyContent.Item item) {
        ReplyContent.Instance instance = item.instance();
        Document known = route.plan().trigger() == null
                ? projected(item, type)
                : EventPayload.of(instance.shape(), instance.id(), type, target -> projected(item, target));
        return known.isObject() && known.size() == 0 ? null : known;
    }

    /** Returns the inputs of a response with an instance at a path. Members that no instance has are generated. */
    private FitContext extended(ReplyContent.Instance instance, ReplyEnvironment environment, MemberPath place) {
        FitContext context = environment.fitting(instance.shape().name(), instance.rowId(), place);
        return environment.fills()
                ? context.serverSet((place.isEmpty() ? whole : inner).of(instance.shape()))
                : context;
    }

    private Document projected(ReplyContent.Item item, Schema target) {
        return ItemProjection.of(item, target, plan.deletionFlags());
    }

    private static List<String> texts(Arguments arguments) {
        return java.util.stream.IntStream.range(0, arguments.pathNames().size())
                .mapToObj(arguments::pathText)
                .toList();
    }

    private void fit(@Nullable Document source, FitContext context, ReplyBuffer reply) {
        JsonWriter out = new JsonWriter(512);
        Fitter.fit(source, type, context, out);
        reply.append(out.array(), 0, out.length());
    }
}
