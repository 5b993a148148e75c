package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.route.Route;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes the successful replies of one operation. */
public final class ReplyWriter {
    private static final ReplyPlan SILENT =
            new ReplyPlan(204, 204, null, List.of(), List.of(), new ProjectionPlan.Nothing(), null, List.of());

    private static final HeaderField LOCATION = HeaderField.of("location", "");

    private final Route route;
    private final Address address;
    private final @Nullable Address begun;
    private final ReplyPlan plan;
    private final Schema type;
    private final MemberPath at;
    private final boolean identity;
    private final boolean json;
    private final @Nullable HeaderField contentType;
    private final ReplyForms forms;
    private final DeclaredHeaders headers;
    private final ContentWriter contents;
    private final @Nullable PageWriter pages;
    private final ExampleTokens exampleTokens;
    private @Nullable Wrapper wrapper;

    public ReplyWriter(Route route, Addresses addresses, long seed, long now) {
        this.address = Address.of(route, addresses);
        this.begun = Address.ofBegun(route, addresses);
        ReplyPlan described = route.plan().reply();
        this.route = route;
        this.plan = described == null ? SILENT : described;
        MediaPlan media = plan.media();
        this.type = media == null ? AnySchema.ANY : media.type();
        this.identity = route.plan().identity();
        this.forms = new ReplyForms(
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

    /** How lists of this operation are cut into pages. */
    public PagingPlan paging() {
        return plan.projection() instanceof ProjectionPlan.Page page ? page.paging() : PagingPlan.NONE;
    }

    ExampleTokens exampleTokens() {
        return exampleTokens;
    }

    public void write(Shown shown, Arguments arguments, Surroundings around, ReplyBuffer reply) {
        boolean own = shown instanceof Shown.Given || shown instanceof Shown.Content;
        ReplyForm form = own ? null : forms.wanted(arguments);
        boolean selected = !own && json && !plan.selections().isEmpty() && isSelected(arguments);
        if (form == null && !selected) {
            fill(shown, arguments, around, reply);
            return;
        }
        ReplyBuffer body = form == null ? reply : new ReplyBuffer();
        fill(shown, arguments, around, body);
        if (selected) {
            select(arguments, body);
        }
        if (form != null) {
            form.replace(body, context(around, route.plan().id(), "form"), reply);
        }
    }

    private boolean isSelected(Arguments arguments) {
        return plan.selections().stream().anyMatch(selection -> arguments.sent(selection.parameter()) != null);
    }

    private void select(Arguments arguments, ReplyBuffer reply) {
        if (reply.bodyTo() > reply.bodyFrom()) {
            MemberPath items = plan.projection() instanceof ProjectionPlan.Page page ? page.at() : at;
            byte[] whole = Arrays.copyOfRange(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
            byte[] part = new MemberSelection(type, items)
                    .selected(Json.parse(whole), plan.selections(), arguments)
                    .toBytes();
            reply.body(part, 0, part.length);
        }
    }

    private void fill(Shown shown, Arguments arguments, Surroundings around, ReplyBuffer reply) {
        reply.status(plan.status());
        headers.write(reply);
        if (shown instanceof Shown.Item item) {
            item(item, arguments, around, reply);
        } else if (shown instanceof Shown.Items items) {
            items(items.instances(), arguments, around, reply);
        } else if (shown instanceof Shown.Part part) {
            part(part, arguments, around, reply);
        } else if (shown instanceof Shown.Page page) {
            page(page, arguments, around, reply);
        } else if (shown instanceof Shown.Sample sample) {
            Shown.Instance hint = sample.hint();
            Shown.Item item = hint == null ? null : new Shown.Item(hint, Shown.Occasion.READ);
            sample(item, arguments, around, reply);
        } else if (shown instanceof Shown.Content content) {
            contents.write(content, arguments, reply);
        } else if (shown instanceof Shown.Given given) {
            reply.status(given.status());
            reply.header("content-type", "application/json");
            reply.append(given.body().toBytes());
        }
    }

    private void item(Shown.Item item, Arguments arguments, Surroundings around, ReplyBuffer reply) {
        Shown.Instance instance = item.instance();
        boolean silent = contentType == null || plan.projection() instanceof ProjectionPlan.Nothing;
        if (item.occasion() == Shown.Occasion.CREATED) {
            reply.status(instance.isNew() ? plan.made() : plan.status());
            locate(instance, silent, arguments, around, reply);
        }
        headers.writeItem(instance, reply);
        if (silent || contentType == null) {
            return;
        }
        if (plan.projection() instanceof ProjectionPlan.Sample || !json) {
            sample(item, arguments, around, reply);
            return;
        }
        reply.header(contentType);
        if (!identity) {
            Schema target = Shape.at(type, at);
            Document source = Grown.of(at, shown(item, target == null ? AnySchema.ANY : target));
            fit(source, context(around, instance.shape().name(), instance.rowId()), reply);
        } else if (at.isEmpty()) {
            reply.body(instance.document(), 0, instance.document().length);
        } else {
            wrapped(instance, around, reply);
        }
    }

    /** Where one could be shown in a list, all are shown there. */
    private void items(List<Shown.Instance> instances, Arguments arguments, Surroundings around, ReplyBuffer reply) {
        if (contentType == null || plan.projection() instanceof ProjectionPlan.Nothing) {
            return;
        }
        if (plan.projection() instanceof ProjectionPlan.Sample || !json) {
            sample(null, arguments, around, reply);
            return;
        }
        reply.header(contentType);
        Schema target = Objects.requireNonNullElse(Shape.at(type, at), AnySchema.ANY);
        List<Document> made = instances.stream()
                .map(instance -> shown(new Shown.Item(instance, Shown.Occasion.CREATED), target))
                .toList();
        fit(Grown.of(at, made), context(around, route.plan().id(), "items"), reply);
    }

    private void locate(
            Shown.Instance instance, boolean silent, Arguments arguments, Surroundings around, ReplyBuffer reply) {
        // Where the reply to a creation shows nothing, or a list, only its address can tell the client what was made.
        boolean located = reply.status() == 201 && address.isServed()
                || headers.declaresLocation()
                || (silent || Shape.isArray(type)) && route.method().equals("POST");
        if (route.plan().starts() == null) {
            if (located) {
                reply.header(LOCATION.with(around.origin() + address.path(instance, arguments)));
            }
        } else if (begun != null) {
            String followed = around.origin() + begun.path(instance, arguments);
            if (headers.declaresLocation() && !headers.declaresAddress()) {
                reply.header(LOCATION.with(followed));
            }
            headers.writeAddress(followed, reply);
        }
    }

    /** Where what was made is found, beside which something was begun. */
    public void locate(Shown.Instance made, Arguments arguments, Surroundings around, ReplyBuffer reply) {
        boolean told = headers.declaresLocation() && !headers.declaresAddress() && begun != null;
        if (route.method().equals("POST") && !told) {
            reply.header(LOCATION.with(around.origin() + address.path(made, arguments)));
        }
    }

    /** What of an instance a place of that type shows, on that occasion. */
    private static Document shown(Shown.Item item, Schema target) {
        Shown.Instance instance = item.instance();
        Document stored = Json.parse(instance.document());
        Document shown = Shape.shown(stored, instance.shape().type(), target);
        return switch (item.occasion()) {
            case CREATED -> identified(Called.by(shown, target, instance), stored, instance);
            case DELETED -> Removal.told(shown, target);
            case READ -> shown;
        };
    }

    private void part(Shown.Part part, Arguments arguments, Surroundings around, ReplyBuffer reply) {
        Shown.Instance instance = part.instance();
        boolean projected = plan.projection() instanceof ProjectionPlan.Item;
        if (contentType == null || !projected || !json) {
            sample(new Shown.Item(instance, Shown.Occasion.READ), arguments, around, reply);
            return;
        }
        reply.header(contentType);
        Document value = Json.parse(instance.document()).member(part.member());
        String id = instance.rowId() + "/" + part.member().name();
        FitContext context = context(around, instance.shape().name(), id);
        fit(value == null ? null : Grown.of(at, value), context, reply);
    }

    /** Without its identifier nobody could ask for what was made, so a reply that leaves room for it shows it. */
    private static Document identified(Document shown, Document stored, Shown.Instance instance) {
        MemberName name = instance.shape().idMember();
        Document id = name == null ? null : stored.member(name);
        return name == null || id == null || shown.member(name) != null
                ? shown
                : ObjectEdit.of(shown).set(name, id).toDocument();
    }

    private void wrapped(Shown.Instance instance, Surroundings around, ReplyBuffer reply) {
        Wrapper known = wrapper;
        if (known == null) {
            FitContext context = context(around, route.plan().id(), "item");
            known = Wrapper.of(type, at, Json.parse(instance.document()), context);
            wrapper = known;
        }
        reply.append(known.head()).append(instance.document()).append(known.tail());
    }

    private void page(Shown.Page page, Arguments arguments, Surroundings around, ReplyBuffer reply) {
        if (pages == null || contentType == null) {
            sample(null, arguments, around, reply);
            return;
        }
        headers.writePage(page, paging(), arguments, around, reply);
        reply.header(contentType);
        pages.write(page, arguments, around, reply);
    }

    /** A value of the described type, with what the request and the instance know of its members. */
    private void sample(Shown.@Nullable Item item, Arguments arguments, Surroundings around, ReplyBuffer reply) {
        Shown.Instance hint = item == null ? null : item.instance();
        if (contentType == null) {
            return;
        }
        reply.header(contentType);
        Document source = item == null ? null : shown(item, type);
        if (hint == null && plan.media() != null && !plan.media().examples().isEmpty()) {
            source = plan.media().examples().get(0);
        }
        String id = hint == null ? String.join("/", texts(arguments)) : hint.rowId();
        FitContext context =
                context(around, hint == null ? route.plan().id() : hint.shape().name(), id);
        context = Echo.of(arguments, type, context);
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

    private static FitContext context(Surroundings around, String resource, String id) {
        return FitContext.of(around.seed(), around.instant(), Direction.REPLY).instance(resource, id);
    }

    private void fit(@Nullable Document source, FitContext context, ReplyBuffer reply) {
        JsonWriter out = new JsonWriter(512);
        Fitter.fit(source, type, context, out);
        reply.append(out.array(), 0, out.length());
    }
}
