package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.document.DocumentTemplate;
import dev.ectype.runtime.emulator.document.MemberSpelling;
import dev.ectype.runtime.emulator.error.ErrorWriter;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.reply.RecordedReplies;
import dev.ectype.runtime.emulator.reply.ReplyWriter;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.request.CredentialChecker;
import dev.ectype.runtime.emulator.request.RequestReader;
import dev.ectype.runtime.emulator.resource.RequestDifference;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.FilterPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Holds everything about one operation that serving a request needs, prepared once. */
public final class PreparedOperation {
    private final HttpRoute route;
    private final RequestReader reader;
    private final CredentialChecker credentials;
    private final JournaledHeaders journaledHeaders;
    private final ReplyWriter replies;
    private final ErrorWriter errors;
    private final @Nullable Schema bodyItem;
    private final boolean writes;
    private final @Nullable String repeatKey;
    private final boolean versioned;
    private @Nullable DocumentTemplate template;
    private final List<MemberPath> scopes;
    private final UnstoredMembers unstoredMembers;
    private volatile @Nullable MemberSpelling memberSpelling;
    private volatile @Nullable Boolean differs;
    private volatile @Nullable ExampleIds exampleIds;
    private volatile @Nullable ServerSetKeys serverSetKeys;

    PreparedOperation(HttpRoute route, SandboxContext sandbox) {
        this.route = route;
        EmulatorOptions options = sandbox.options();
        reader = new RequestReader(route, resourceParameters(route.plan(), sandbox.shapes()));
        credentials = new CredentialChecker(
                route.plan().security(), sandbox.plan().security(), options.authentication(), options.credentials());
        journaledHeaders = new JournaledHeaders(
                route.plan(),
                sandbox.plan().security().values(),
                !options.trustedHosts().isEmpty());
        replies = new ReplyWriter(
                route, sandbox.addresses(), RecordedReplies.of(route.plan(), options), options.seed(), sandbox.start());
        errors = new ErrorWriter(route.plan(), sandbox.plan().errors());
        bodyItem = bodyItem(route.plan().body());
        writes = !route.method().equals("GET") && !route.method().equals("HEAD");
        versioned = route.plan().versioned();
        repeatKey = writes ? repeatKey(route) : null;
        scopes = scopes(route.plan());
        unstoredMembers = UnstoredMembers.of(route.plan(), bodyItem);
    }

    /** Returns the parameters that identify instances. For these, existence decides, not the format of the value. */
    private static Set<String> resourceParameters(OperationPlan operation, ResourceShapes shapes) {
        Set<String> names = new LinkedHashSet<>();
        for (ParameterBindingPlan binding : operation.parameterBindings()) {
            ResourceShape shape = shapes.find(binding.resource());
            if (shape != null && !shape.isBoundless() && !shape.plan().singleton()) {
                names.add(binding.parameter());
            }
        }
        return names;
    }

    private static List<MemberPath> scopes(OperationPlan operation) {
        List<MemberPath> scopes = new ArrayList<>(0);
        for (FilterPlan filter : operation.filters()) {
            boolean required = operation.parameters().stream()
                    .anyMatch(parameter ->
                            parameter.required() && parameter.name().equals(filter.parameter()));
            if (required) {
                scopes.add(filter.member());
            }
        }
        return scopes;
    }

    private static @Nullable Schema bodyItem(@Nullable BodyPlan body) {
        if (body == null || body.media().isEmpty()) {
            return null;
        }
        MediaPlan media = body.media().stream()
                .filter(known -> known.mediaType().contains("json"))
                .findFirst()
                .orElse(body.media().get(0));
        return SchemaShape.at(media.type(), body.at());
    }

    /** Returns the operation's resource if the operation also starts a long-running operation, else null. */
    @Nullable
    public String primaryResource() {
        return route.plan().startedResource() == null ? null : route.plan().resource();
    }

    /** Returns the route and the plan of this operation. */
    public HttpRoute route() {
        return route;
    }

    /** Returns the reader of parameters and bodies. */
    public RequestReader reader() {
        return reader;
    }

    /** Returns the selection of headers that the journal stores. */
    public JournaledHeaders journaledHeaders() {
        return journaledHeaders;
    }

    /** Returns the check of the credentials in requests. */
    public CredentialChecker credentials() {
        return credentials;
    }

    /** Returns the writer of successful replies. */
    public ReplyWriter replies() {
        return replies;
    }

    /** Returns the writer of error replies. */
    public ErrorWriter errors() {
        return errors;
    }

    /** Returns the type of the part of the body that describes an instance, or null. */
    @Nullable
    public Schema bodyItem() {
        return bodyItem;
    }

    /** Returns the template that writes documents of a resource from requests. Most operations use only one resource. */
    public DocumentTemplate template(ResourceShape shape, DocumentFactory documents) {
        DocumentTemplate known = template;
        if (known == null || known.shape() != shape) {
            known = DocumentTemplate.of(shape, bodyItem, documents);
            template = known;
        }
        return known;
    }

    /** Returns the part of a request item to store: without files and secrets that no reply contains. */
    @Nullable
    public Document storable(ResourceShape shape, @Nullable Document item, List<String> files) {
        Document stored = memberSpelling(shape).stored(item);
        return stored == null || !stored.isObject() ? stored : unstoredMembers.removedFrom(stored, files, shape);
    }

    /** Whether requests may carry lists or references in another form than stored instances. */
    public boolean differs(ResourceShape shape, ResourceShapes shapes) {
        if (!shape.name().equals(route.plan().resource())) {
            return false;
        }
        Boolean known = differs;
        if (known == null) {
            known = RequestDifference.between(bodyItem, shape.type(), shapes);
            differs = known;
        }
        return known;
    }

    /** Returns the example identifiers in the description of this operation for a resource. */
    public ExampleIds exampleIds(ResourceShape shape) {
        ExampleIds known = exampleIds;
        if (known == null || known.shape() != shape) {
            known = ExampleIds.of(route.plan().body(), bodyItem, shape);
            exampleIds = known;
        }
        return known;
    }

    /** Whether every request must filter by a member. */
    public boolean isScope(MemberPath member) {
        return scopes.contains(member);
    }

    /** Whether a filter by a member applies only by default, because the request sets none. */
    public boolean isByDefault(MemberPath member, Arguments arguments) {
        boolean filtered = false;
        for (FilterPlan filter : route.plan().filters()) {
            if (filter.member().equals(member)) {
                filtered = true;
                if (arguments.queryOrBodyValue(filter.parameter()) != null) {
                    return false;
                }
            }
        }
        return filtered;
    }

    /**
     * Returns whether the filters by a member have a default of their own. A default of the type that the stored member has too is
     * the value of new instances.
     *
     * @param type the type of the stored instances
     */
    public boolean hasOwnDefault(MemberPath member, Schema type) {
        Schema stored = SchemaShape.at(type, member);
        for (FilterPlan filter : route.plan().filters()) {
            for (ParameterPlan parameter :
                    filter.member().equals(member) ? route.plan().parameters() : List.<ParameterPlan>of()) {
                boolean same = parameter.name().equals(filter.parameter())
                        && parameter.type() instanceof NamedSchema named
                        && stored instanceof NamedSchema other
                        && named.name().equals(other.name());
                if (same) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Returns the header of the idempotency key, or null: the described one, else {@code Idempotency-Key}. */
    @Nullable
    String repeatKey() {
        return repeatKey;
    }

    /** Whether a request has an idempotency key, so that its reply depends on earlier requests. */
    public boolean hasRepeatKey(Request request) {
        return repeatKey != null && request.header(repeatKey) != null;
    }

    private static @Nullable String repeatKey(HttpRoute route) {
        String described = route.plan().repeatKey();
        boolean customary = route.method().equals("POST") || route.method().equals("PATCH");
        return described != null ? described : customary ? IdempotentReplies.CUSTOMARY : null;
    }

    /** Whether requests may state the version of an instance of a resource that they know. */
    public boolean isVersioned(ResourceShape shape) {
        return versioned && shape.name().equals(route.plan().resource());
    }

    /** Whether requests may state the version of an instance that they know. */
    public boolean isVersioned() {
        return versioned;
    }

    /** Whether the HTTP method may change the state. */
    public boolean writes() {
        return writes;
    }

    /** Returns the key members that paths use and that requests of this operation cannot set. */
    public List<String> serverSetKeys(ResourceShape shape) {
        if (shape.keys().isEmpty()) {
            return List.of();
        }
        ServerSetKeys known = serverSetKeys;
        if (known == null || known.shape() != shape) {
            known = ServerSetKeys.of(shape, shape.name().equals(route.plan().resource()) ? bodyItem : null);
            serverSetKeys = known;
        }
        return known.members();
    }

    /** Returns the names that the request body uses for the members of a resource. */
    public MemberSpelling memberSpelling(ResourceShape shape) {
        if (bodyItem == null || !shape.name().equals(route.plan().resource())) {
            return MemberSpelling.SAME;
        }
        MemberSpelling known = memberSpelling;
        if (known == null) {
            known = MemberSpelling.of(bodyItem, shape.type(), shape.plan().requestNames());
            memberSpelling = known;
        }
        return known;
    }

    /** Returns whether the operation is called by messages of clients on a channel. */
    public boolean receivesMessages() {
        return route.plan().binding() instanceof BindingPlan.Channel channel && !channel.sent();
    }
}
