package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.queue.FetchPlan;
import dev.ectype.runtime.plan.queue.PublishPlan;
import dev.ectype.runtime.plan.reader.LazyValue;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One operation of the API; each part is decoded when a request first needs it. */
public final class OperationPlan {
    private final String id;
    private final @Nullable String resource;
    private final @Nullable String startedResource;
    private final @Nullable String longRunningResource;
    private final @Nullable String lenient;
    private final int group;
    private final int index;
    private final boolean identity;
    private final boolean versioned;
    private final @Nullable String repeatKey;
    private final LazyValue<List<String>> tags;
    private final BindingPlan binding;
    private final LazyValue<List<ParameterPlan>> parameters;
    private final LazyValue<List<ParameterBindingPlan>> parameterBindings;
    private final LazyValue<Optional<BodyPlan>> body;
    private final LazyValue<List<List<String>>> security;
    private final LazyValue<Optional<ReplyPlan>> reply;
    private final LazyValue<List<ExitPlan>> exits;
    private final LazyValue<List<FilterPlan>> filters;
    private final @Nullable PublishPlan publish;
    private final @Nullable FetchPlan fetch;
    private final @Nullable ReferrersPlan referrers;

    OperationPlan(PlanObjectReader fields) {
        id = fields.text("id");
        resource = fields.optionalText("resource");
        startedResource = fields.optionalText("starts");
        longRunningResource = fields.optionalText("lasts");
        lenient = fields.optionalText("lenient");
        group = fields.number("group");
        index = fields.number("index");
        identity = fields.flag("identity");
        versioned = fields.flag("versioned");
        repeatKey = fields.optionalText("repeatKey");
        BindingPlan reached = fields.one("binding", BindingPlan::of);
        if (reached == null) {
            throw new IllegalArgumentException("the operation \"" + id + "\" has no binding");
        }
        binding = reached;
        tags = new LazyValue<>(() -> fields.list("tags", tag -> tag.object().text()));
        parameters = new LazyValue<>(() -> fields.list("parameters", ParameterPlan::of));
        parameterBindings = new LazyValue<>(() -> fields.list("ties", ParameterBindingPlan::of));
        body = new LazyValue<>(() -> Optional.ofNullable(fields.one("body", BodyPlan::of)));
        security = new LazyValue<>(() -> alternatives(fields));
        reply = new LazyValue<>(() -> Optional.ofNullable(fields.one("reply", ReplyPlan::of)));
        exits = new LazyValue<>(() -> fields.list("exits", ExitPlan::of));
        publish = fields.one("publish", PublishPlan::of);
        fetch = fields.one("fetch", FetchPlan::of);
        referrers = fields.one("referrers", ReferrersPlan::of);
        filters = new LazyValue<>(() -> fields.list("filters", FilterPlan::of));
    }

    public String id() {
        return id;
    }

    /** The groups that its author put it into. */
    public List<String> tags() {
        return tags.get();
    }

    /** The resource it works on, or null. */
    public @Nullable String resource() {
        return resource;
    }

    /** The resource of which it begins one beside what it does, or null. */
    public @Nullable String startedResource() {
        return startedResource;
    }

    /** The resource of the operations that clients are given instead of what it does, or null where those are not kept. */
    public @Nullable String longRunningResource() {
        return longRunningResource;
    }

    /** What a request says where the one that it changes or deletes need not be there, or null. */
    public @Nullable String lenient() {
        return lenient;
    }

    /** Which class of operations it belongs to. */
    public int group() {
        return group;
    }

    /** Its case in that class's dispatch. */
    public int index() {
        return index;
    }

    /** Whether the reply's item is the stored document byte for byte. */
    public boolean identity() {
        return identity;
    }

    /** Whether replies tell which version they show, and requests may say which they know. */
    public boolean versioned() {
        return versioned;
    }

    /** The header under whose value a request is answered once only, or null where none is described. */
    public @Nullable String repeatKey() {
        return repeatKey;
    }

    public BindingPlan binding() {
        return binding;
    }

    public List<ParameterPlan> parameters() {
        return parameters.get();
    }

    /** Whether the body carries what is tied, because no parameter is called so. */
    public boolean isBoundInBody(ParameterBindingPlan tie) {
        return !tie.isLiteral()
                && parameters().stream().noneMatch(parameter -> parameter.name().equals(tie.parameter()));
    }

    public List<ParameterBindingPlan> parameterBindings() {
        return parameterBindings.get();
    }

    /** What clients send, or null. */
    public @Nullable BodyPlan body() {
        return body.get().orElse(null);
    }

    /** Alternatives of schemes that are needed together; none when open, an empty one when optional. */
    public List<List<String>> security() {
        return security.get();
    }

    /** What it answers, or null when nothing is described. */
    public @Nullable ReplyPlan reply() {
        return reply.get().orElse(null);
    }

    public List<ExitPlan> exits() {
        return exits.get();
    }

    public List<FilterPlan> filters() {
        return filters.get();
    }

    /** How it tells something messages, or null. */
    public @Nullable PublishPlan publish() {
        return publish;
    }

    /** How it fetches messages that wait, or null. */
    public @Nullable FetchPlan fetch() {
        return fetch;
    }

    /** How it shows the names of what refers to one, or null. */
    public @Nullable ReferrersPlan referrers() {
        return referrers;
    }

    private static List<List<String>> alternatives(PlanObjectReader fields) {
        return fields.list("security", alternative -> {
            List<String> schemes = new ArrayList<>();
            alternative.object().elements().forEach(scheme -> schemes.add(scheme.text()));
            return List.copyOf(schemes);
        });
    }
}
