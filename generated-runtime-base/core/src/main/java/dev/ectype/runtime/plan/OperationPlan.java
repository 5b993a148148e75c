package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.queue.FetchPlan;
import dev.ectype.runtime.plan.queue.PublishPlan;
import dev.ectype.runtime.plan.reader.LazyValue;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import dev.ectype.runtime.plan.recorded.RecordedReplyPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Holds the plan of one operation. Each part is decoded at its first use. */
public final class OperationPlan {
    private final String id;
    private final @Nullable String resource;
    private final @Nullable String startedResource;
    private final List<String> addressHeaders;
    private final @Nullable String longRunningResource;
    private final @Nullable String lenient;
    private final @Nullable String page;
    private final String group;
    private final boolean identity;
    private final boolean versioned;
    private final boolean creates;
    private final boolean mentions;
    private final @Nullable String repeatKey;
    private final LazyValue<List<String>> tags;
    private final BindingPlan binding;
    private final LazyValue<List<ParameterPlan>> parameters;
    private final LazyValue<List<ParameterBindingPlan>> parameterBindings;
    private final LazyValue<Optional<BodyPlan>> body;
    private final LazyValue<List<List<String>>> security;
    private final LazyValue<Optional<ReplyPlan>> reply;
    private final LazyValue<Boolean> listed;
    private final LazyValue<List<RecordedReplyPlan>> recorded;
    private final LazyValue<List<ExitPlan>> exits;
    private final LazyValue<List<FilterPlan>> filters;
    private final LazyValue<List<BodyFilterPlan>> bodyFilters;
    private final @Nullable PublishPlan publish;
    private final @Nullable FetchPlan fetch;
    private final List<MetadataMemberPlan> metadata;
    private final List<PathMemberPlan> pathKeys;
    private final List<PathMemberPlan> pathEchoes;
    private final List<String> searchStates;
    private final @Nullable EventTriggerPlan trigger;
    private final @Nullable ReferrersPlan referrers;
    private final @Nullable SortPlan sort;
    private final @Nullable StreamPlan stream;

    OperationPlan(PlanObjectReader fields, PlanObjectReader replies) {
        id = fields.text("id");
        recorded = new LazyValue<>(() -> replies.list(id, RecordedReplyPlan::of));
        resource = fields.optionalText("resource");
        startedResource = fields.optionalText("starts");
        addressHeaders = fields.texts("addressHeaders");
        longRunningResource = fields.optionalText("lasts");
        lenient = fields.optionalText("lenient");
        page = fields.optionalText("page");
        group = fields.text("group");
        identity = fields.flag("identity");
        versioned = fields.flag("versioned");
        creates = fields.flag("creates");
        mentions = fields.flag("mentions");
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
        listed =
                new LazyValue<>(() -> ProjectionPlan.isPage(fields.part("reply").part("projection")));
        exits = new LazyValue<>(() -> fields.list("exits", ExitPlan::of));
        publish = fields.one("publish", PublishPlan::of);
        fetch = fields.one("fetch", FetchPlan::of);
        metadata = fields.list("metadata", MetadataMemberPlan::of);
        pathKeys = fields.list("pathKeys", PathMemberPlan::of);
        pathEchoes = fields.list("pathEchoes", PathMemberPlan::of);
        searchStates = fields.texts("searchStates");
        trigger = fields.one("trigger", EventTriggerPlan::of);
        referrers = fields.one("referrers", ReferrersPlan::of);
        sort = fields.one("sort", SortPlan::of);
        stream = fields.one("stream", StreamPlan::of);
        filters = new LazyValue<>(() -> fields.list("filters", FilterPlan::of));
        bodyFilters = new LazyValue<>(() -> fields.list("bodyFilters", BodyFilterPlan::of));
    }

    public String id() {
        return id;
    }

    /** Returns the recorded replies of an operation that no write affects, in order. */
    public List<RecordedReplyPlan> recorded() {
        return recorded.get();
    }

    /** Returns the tags of the operation. */
    public List<String> tags() {
        return tags.get();
    }

    /** Returns the resource of the operation, or null. */
    public @Nullable String resource() {
        return resource;
    }

    /** Returns the resource of the instance that the operation starts in addition, or null. */
    public @Nullable String startedResource() {
        return startedResource;
    }

    /** Returns the response headers with the URL of the started instance, besides {@code Location}. */
    public List<String> addressHeaders() {
        return addressHeaders;
    }

    /** Returns the resource of the long-running operations in the replies, or null if none are stored. */
    public @Nullable String longRunningResource() {
        return longRunningResource;
    }

    /** Returns the members of a long-running operation's metadata that the server sets. */
    public List<MetadataMemberPlan> metadata() {
        return metadata;
    }

    /** Returns the lookup members that path parameters set besides the identifier. */
    public List<PathMemberPlan> pathKeys() {
        return pathKeys;
    }

    /** Returns the members of generated replies that repeat path parameters under another spelling. */
    public List<PathMemberPlan> pathEchoes() {
        return pathEchoes;
    }

    /** Returns the members with the states that the words of a search name, such as {@code is:open}. */
    public List<String> searchStates() {
        return searchStates;
    }

    /** Returns the writes that send an event of this subscription, or null. */
    public @Nullable EventTriggerPlan trigger() {
        return trigger;
    }

    /** Returns the request member that permits a missing instance, or null. */
    public @Nullable String lenient() {
        return lenient;
    }

    /** Returns the URL of a page about the operation, or null. */
    public @Nullable String page() {
        return page;
    }

    /** Returns the name of the emulator's method that creates the operations class. */
    public String group() {
        return group;
    }

    /** Returns true if the reply's item equals the stored document byte for byte. */
    public boolean identity() {
        return identity;
    }

    /** Returns true if replies have an entity tag and requests may have preconditions. */
    public boolean versioned() {
        return versioned;
    }

    /** Returns true if the operation adds missing instances in its path before it creates something below them. */
    public boolean mentions() {
        return mentions;
    }

    /** Returns true if a conflict in a gRPC method means that the new instance exists. */
    public boolean creates() {
        return creates;
    }

    /** Returns the header with the idempotency key, or null. */
    public @Nullable String repeatKey() {
        return repeatKey;
    }

    public BindingPlan binding() {
        return binding;
    }

    public List<ParameterPlan> parameters() {
        return parameters.get();
    }

    /** Returns true if the body contains the bound value, because no parameter has the name. */
    public boolean isBoundInBody(ParameterBindingPlan binding) {
        return !binding.isLiteral()
                && parameters().stream().noneMatch(parameter -> parameter.name().equals(binding.parameter()));
    }

    public List<ParameterBindingPlan> parameterBindings() {
        return parameterBindings.get();
    }

    /** Returns the plan of the request body, or null. */
    public @Nullable BodyPlan body() {
        return body.get().orElse(null);
    }

    /** Returns the alternative sets of required security schemes. No set means open access, an empty set optional authentication. */
    public List<List<String>> security() {
        return security.get();
    }

    /** Returns the plan of the reply, or null if the description has none. */
    public @Nullable ReplyPlan reply() {
        return reply.get().orElse(null);
    }

    /** Returns whether the reply has a list of instances. This decodes less than {@link #reply}. */
    public boolean isListed() {
        return listed.get();
    }

    public List<ExitPlan> exits() {
        return exits.get();
    }

    public List<FilterPlan> filters() {
        return filters.get();
    }

    /** Returns the filters by a member. */
    public List<FilterPlan> filters(MemberPath member) {
        return filters().stream()
                .filter(filter -> filter.member().equals(member))
                .toList();
    }

    /** Returns the members of the objects that sort the list, or null if no object names a sort member in a value. */
    public @Nullable SortPlan sort() {
        return sort;
    }

    /** Returns the plan of the stream that replies can be, or null. */
    public @Nullable StreamPlan stream() {
        return stream;
    }

    /** Returns the plan for publishing messages, or null. */
    public @Nullable PublishPlan publish() {
        return publish;
    }

    /** Returns the plan for fetching queued messages, or null. */
    public @Nullable FetchPlan fetch() {
        return fetch;
    }

    /** Returns the plan for listing referrers, or null. */
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

    /** Returns the members of a search body that filter a list besides the values of its items' members. */
    public List<BodyFilterPlan> bodyFilters() {
        return bodyFilters.get();
    }
}
