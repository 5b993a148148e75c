package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.content.ContentTypes;
import dev.ectype.runtime.emulator.content.ReplyFormat;
import dev.ectype.runtime.emulator.content.ReplyFormats;
import dev.ectype.runtime.emulator.envelope.ItemWrapper;
import dev.ectype.runtime.emulator.envelope.PathDocumentBuilder;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes the successful replies of one operation. */
public final class ReplyWriter {
    private static final ReplyPlan SILENT =
            new ReplyPlan(204, 204, null, List.of(), List.of(), new ProjectionPlan.Nothing(), null, List.of());

    private static final HeaderField LOCATION = HeaderField.of("location", "");

    private final HttpRoute route;
    private final ResourceLocation address;
    private final @Nullable ResourceLocation startedLocation;
    private final ReplyPlan plan;
    private final Schema type;
    private final MemberPath at;
    private final boolean identity;
    private final boolean json;
    private final @Nullable HeaderField contentType;
    private final ReplyFormats forms;
    private final DeclaredHeaders headers;
    private final ContentWriter contents;
    private final @Nullable PageWriter pages;
    private final ExampleTokens exampleTokens;
    private @Nullable ItemWrapper wrapper;

    public ReplyWriter(HttpRoute route, LocationIndex addresses, long seed, long now) {
        this.address = ResourceLocation.of(route, addresses);
        this.startedLocation = ResourceLocation.ofStarted(route, addresses);
        ReplyPlan described = route.plan().reply();
        this.route = route;
        this.plan = described == null ? SILENT : described;
        MediaPlan media = plan.media();
        this.type = media == null ? AnySchema.ANY : media.type();
        this.identity = route.plan().identity();
        this.forms = new ReplyFormats(
                plan,
                route.plan().parameters().stream().map(ParameterPlan::name).toList());
        this.json = forms.isJson();
        this.contentType = media == null ? null : ContentTypes.of(media.mediaType());
        this.headers = new DeclaredHeaders(plan, seed, java.time.Instant.ofEpochMilli(now), route.plan());
        this.contents = new ContentWriter(route, plan);
        this.exampleTokens = ExampleTokens.of(media, paging());
        this.at = plan.projection() instanceof ProjectionPlan.Item item ? item.at() : MemberPath.EMPTY;
        this.pages = plan.projection() instanceof ProjectionPlan.Page page
                ? new PageWriter(page, type, identity, route.plan().id())
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
        boolean selected = !own && json && !plan.selections().isEmpty() && isSelected(arguments);
        if (form == null && !selected) {
            fill(replyContent, arguments, environment, reply);
            return;
        }
        ReplyBuffer body = form == null ? reply : new ReplyBuffer();
        fill(replyContent, arguments, environment, body);
        if (selected) {
            select(arguments, body);
        }
        if (form != null) {
            form.replace(body, context(environment, route.plan().id(), "form"), reply);
        }
    }

    private boolean isSelected(Arguments arguments) {
        return plan.selections().stream().anyMatch(selection -> arguments.sent(selection.parameter()) != null);
    }

    private void select(Arguments arguments, ReplyBuffer reply) {
        if (reply.bodyTo() > reply.bodyFrom()) {
            MemberPath items = plan.projection() instanceof ProjectionPlan.Page page ? page.at() : at;
            byte[] body = Arrays.copyOfRange(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
            byte[] selected = new MemberSelection(type, items)
                    .selected(Json.parse(body), plan.selections(), arguments)
                    .toBytes();
            reply.body(selected, 0, selected.length);
        }
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
        boolean silent = contentType == null || plan.projection() instanceof ProjectionPlan.Nothing;
        if (item.occasion() == ReplyContent.Occasion.CREATED) {
            reply.status(instance.isNew() ? plan.made() : plan.status());
            locate(instance, silent, arguments, environment, reply);
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
            Document source = PathDocumentBuilder.of(at, itemDocument(item, target == null ? AnySchema.ANY : target));
            fit(source, context(environment, instance.shape().name(), instance.rowId()), reply);
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
        if (contentType == null || plan.projection() instanceof ProjectionPlan.Nothing) {
            return;
        }
        if (plan.projection() instanceof ProjectionPlan.Sample || !json) {
            sample(null, arguments, environment, reply);
            return;
        }
        reply.header(contentType);
        Schema target = Objects.requireNonNullElse(SchemaShape.at(type, at), AnySchema.ANY);
        List<Document> documents = instances.stream()
                .map(instance -> itemDocument(new ReplyContent.Item(instance, ReplyContent.Occasion.CREATED), target))
                .toList();
        fit(
                PathDocumentBuilder.of(at, documents),
                context(environment, route.plan().id(), "items"),
                reply);
    }

    private void locate(
            ReplyContent.Instance instance,
            boolean silent,
            Arguments arguments,
            ReplyEnvironment environment,
            ReplyBuffer reply) {
        // With an empty or list response to a creation, the client finds the new instance only by its address.
        boolean located = reply.status() == 201 && address.isServed()
                || headers.declaresLocation()
                || (silent || SchemaShape.isArray(type)) && route.method().equals("POST");
        if (route.plan().startedResource() == null) {
            if (located) {
                reply.header(LOCATION.with(environment.origin() + address.path(instance, arguments)));
            }
        } else if (startedLocation != null) {
            String followed = environment.origin() + startedLocation.path(instance, arguments);
            if (headers.declaresLocation() && !headers.declaresAddress()) {
                reply.header(LOCATION.with(followed));
            }
            headers.writeAddress(followed, reply);
        }
    }

    /** Writes the location of an instance that was created together with an operation in progress. */
    public void locate(
            ReplyContent.Instance instance, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        boolean isWritten = headers.declaresLocation() && !headers.declaresAddress() && startedLocation != null;
        if (route.method().equals("POST") && !isWritten) {
            reply.header(LOCATION.with(environment.origin() + address.path(instance, arguments)));
        }
    }

    /** Projects an instance onto the type of the response. */
    private static Document itemDocument(ReplyContent.Item item, Schema target) {
        ReplyContent.Instance instance = item.instance();
        Document stored = Json.parse(instance.document());
        Document projected = SchemaShape.project(stored, instance.shape().type(), target);
        return switch (item.occasion()) {
            case CREATED -> identified(IdentifierAliases.by(projected, target, instance), stored, instance);
            case DELETED -> RemovalMarker.markRemoved(projected, target);
            case READ -> projected;
        };
    }

    private void part(ReplyContent.Part part, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        ReplyContent.Instance instance = part.instance();
        boolean projected = plan.projection() instanceof ProjectionPlan.Item;
        if (contentType == null || !projected || !json) {
            sample(new ReplyContent.Item(instance, ReplyContent.Occasion.READ), arguments, environment, reply);
            return;
        }
        reply.header(contentType);
        Document value = Json.parse(instance.document()).member(part.member());
        String id = instance.rowId() + "/" + part.member().name();
        FitContext context = context(environment, instance.shape().name(), id);
        fit(value == null ? null : PathDocumentBuilder.of(at, value), context, reply);
    }

    /** Adds the identifier of a created instance if the response allows it, because clients need it. */
    private static Document identified(Document document, Document stored, ReplyContent.Instance instance) {
        MemberName name = instance.shape().idMember();
        Document id = name == null ? null : stored.member(name);
        return name == null || id == null || document.member(name) != null
                ? document
                : ObjectEdit.of(document).set(name, id).toDocument();
    }

    private void wrapped(ReplyContent.Instance instance, ReplyEnvironment environment, ReplyBuffer reply) {
        ItemWrapper known = wrapper;
        if (known == null) {
            FitContext context = context(environment, route.plan().id(), "item");
            known = ItemWrapper.of(type, at, Json.parse(instance.document()), context);
            wrapper = known;
        }
        reply.append(known.head()).append(instance.document()).append(known.tail());
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
        Document source = item == null ? null : itemDocument(item, type);
        if (hint == null && plan.media() != null && !plan.media().examples().isEmpty()) {
            source = plan.media().examples().get(0);
        }
        String id = hint == null ? String.join("/", texts(arguments)) : hint.rowId();
        FitContext context = context(
                environment, hint == null ? route.plan().id() : hint.shape().name(), id);
        context = RequestEcho.of(arguments, type, context);
        if (json) {
            fit(source, context, reply);
        } else {
            reply.append(Fitter.fitted(source, type, context).text());
        }
    }

    private static List<String> texts(Arguments arguments) {
        return java.util.stream.IntStream.range(0, arguments.pathNames().size())
                .mapToObj(arguments::pathText)
                .toList();
    }

    private static FitContext context(ReplyEnvironment environment, String resource, String id) {
        return FitContext.of(environment.seed(), environment.instant(), Direction.REPLY)
                .instance(resource, id);
    }

    private void fit(@Nullable Document source, FitContext context, ReplyBuffer reply) {
        JsonWriter out = new JsonWriter(512);
        Fitter.fit(source, type, context, out);
        reply.append(out.array(), 0, out.length());
    }
}
