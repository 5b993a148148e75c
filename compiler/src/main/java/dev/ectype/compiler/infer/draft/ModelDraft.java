package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.infer.index.EnvelopeResolver;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.RouteIndex;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.IdentifyingMembers;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.EventTrigger;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.StartedOperation;
import dev.ectype.compiler.ir.stated.StatedConclusions;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A model while inference completes it: the description, its indexes, and all accepted changes. */
public final class ModelDraft {
    public final RouteIndex routes;
    public final TypeShapes shapes;
    public final IdentifierMembers idMembers;
    public final EnvelopeResolver envelopes;

    private final ApiModel model;
    private final StatedConclusions stated;
    private final Map<String, ResourceDraft> resourceDrafts = new LinkedHashMap<>();
    private final Map<String, ResourceDraft> byPath = new LinkedHashMap<>();
    private final Map<ResourceName, ResourceDraft> byName = new LinkedHashMap<>();
    private final Map<EndpointId, EndpointDraft> endpointDrafts = new LinkedHashMap<>();
    private final Map<String, Relationship> relationships = new LinkedHashMap<>();
    private final List<ModelChange.AddSubResource> subResources = new ArrayList<>();
    private final List<ModelChange.AddCurrentUserPath> currentUserPaths = new ArrayList<>();
    final List<IdentifyingMembers> identifying = new ArrayList<>();
    final ErrorDraft errorDraft = new ErrorDraft();
    final GraphQlDraft graphQlDraft = new GraphQlDraft();
    private final List<Resource> queueResources = new ArrayList<>();
    private final List<ModelChange.AddNewestPath> newestPaths = new ArrayList<>();
    private final List<ModelChange.AddMembership> memberships = new ArrayList<>();
    private final Cases<ModelChange, Consumer<ModelDraft>> changes;

    public ModelDraft(ApiModel model, StatedConclusions stated) {
        this.model = model;
        this.stated = stated;
        this.routes = RouteIndex.of(model);
        model.endpoints().forEach(endpoint -> endpointDrafts.put(endpoint.id(), new EndpointDraft(endpoint)));
        this.shapes = TypeShapes.of(model.api());
        this.idMembers = new IdentifierMembers(shapes, routes);
        this.envelopes = new EnvelopeResolver(shapes, idMembers);
        this.changes = DraftChanges.TABLE;
    }

    public void apply(ModelChange change) {
        changes.apply(change).accept(this);
    }

    /** Returns what people stated about conclusions. */
    public StatedConclusions stated() {
        return stated;
    }

    ApiModel model() {
        return model;
    }

    /** Returns the GraphQL schema of the API, or null. */
    public @Nullable GraphQlSchema graphQl() {
        return model.api().graphQl();
    }

    /** Returns all operations, also those that clients do not call, such as subscriptions. */
    public List<Endpoint> endpoints() {
        return endpointDrafts.values().stream().map(draft -> draft.endpoint).toList();
    }

    public List<ResourceDraft> resources() {
        return List.copyOf(resourceDrafts.values());
    }

    /** Returns the declared types by name. */
    public Map<TypeName, TypeRef> types() {
        return model.api().types();
    }

    /** Returns the declared type with that name, or null. */
    public @Nullable TypeRef type(TypeName name) {
        return model.api().types().get(name);
    }

    /** Returns the declared type for a type of the GraphQL schema, or null. */
    public @Nullable TypeRef graphQlType(String name) {
        GraphQlSchema schema = graphQl();
        return schema == null ? null : type(schema.typeName(name));
    }

    EndpointDraft endpoint(EndpointId id) {
        return Objects.requireNonNull(endpointDrafts.get(id), id::value);
    }

    ResourceDraft resource(String key) {
        return Objects.requireNonNull(resourceDrafts.get(key), key);
    }

    /** Returns the group with that key, or null after it was joined or dropped. */
    public @Nullable ResourceDraft find(String key) {
        return resourceDrafts.get(key);
    }

    public ResourceDraft resource(ResourceName name) {
        return Objects.requireNonNull(byName.get(name), name::value);
    }

    public @Nullable ResourceDraft findByName(ResourceName name) {
        return byName.get(name);
    }

    /** Returns the group with this path among its collections or items, or null. */
    public @Nullable ResourceDraft at(SegmentedPath path) {
        return byPath.get(path.key());
    }

    /** Returns the location of the items in the reply of a collection's list, or null without such a list. */
    public @Nullable TypedPath listedItems(SegmentedPath collection, String literal) {
        OperationRoute list = routes.find("GET", collection);
        TypeRef reply = list == null ? null : Payloads.replyType(list.endpoint());
        return reply == null ? null : envelopes.items(reply, literal);
    }

    public ObjectShape shape(ResourceDraft resource) {
        return shapes.shape(resource.storedType());
    }

    /** Returns an operation with everything that is understood of it until now. */
    public Endpoint understood(EndpointId endpoint) {
        return endpoint(endpoint).completed();
    }

    public @Nullable Role role(EndpointId endpoint) {
        return endpoint(endpoint).role;
    }

    public @Nullable EventTrigger trigger(EndpointId endpoint) {
        return endpoint(endpoint).trigger;
    }

    public @Nullable StartedOperation startedOperation(EndpointId endpoint) {
        return endpoint(endpoint).startedOperation;
    }

    public List<ParameterBinding> parameterBindings(EndpointId endpoint) {
        return List.copyOf(endpoint(endpoint).parameterBindings);
    }

    public boolean isBound(EndpointId endpoint, String parameter) {
        return endpoint(endpoint).parameterBindings.stream()
                .anyMatch(binding -> binding.parameter().equals(parameter));
    }

    public List<Relationship> relationships() {
        return List.copyOf(relationships.values());
    }

    void readAsRoute(EndpointId endpoint, String method, SegmentedPath path, List<Parameter> arguments) {
        routes.move(endpoint, method, path, arguments);
    }

    void add(ResourceDraft resource) {
        resourceDrafts.put(resource.key, resource);
        index(resource);
    }

    void join(ResourceDraft resource, ResourceDraft into) {
        into.absorb(resource);
        resourceDrafts.remove(resource.key);
        index(into);
    }

    void drop(ResourceDraft resource) {
        resourceDrafts.remove(resource.key);
        resource.collections.forEach(path -> byPath.remove(path.key(), resource));
        resource.items.forEach(path -> byPath.remove(path.key(), resource));
    }

    public List<ModelChange.AddMembership> memberships() {
        return List.copyOf(memberships);
    }

    public List<ModelChange.AddCurrentUserPath> currentUserPaths() {
        return List.copyOf(currentUserPaths);
    }

    public List<ModelChange.AddNewestPath> newestPaths() {
        return List.copyOf(newestPaths);
    }

    public List<ModelChange.AddSubResource> subResources() {
        return List.copyOf(subResources);
    }

    void addMembership(ModelChange.AddMembership membership) {
        memberships.add(membership);
        detach(membership.collection());
        detach(membership.item());
    }

    void addCurrentUserPath(ModelChange.AddCurrentUserPath change) {
        currentUserPaths.add(change);
        detach(change.path());
    }

    void addNewestPath(ModelChange.AddNewestPath change) {
        newestPaths.add(change);
        detach(change.path());
    }

    void addQueueResource(Resource resource) {
        queueResources.add(resource);
    }

    void addSubResource(ModelChange.AddSubResource subResource) {
        subResources.add(subResource);
        detach(subResource.path());
    }

    /** Removes a path from its group, and the group with its last path. */
    private void detach(SegmentedPath path) {
        ResourceDraft resource = byPath.remove(path.key());
        if (resource != null) {
            resource.collections.remove(path);
            resource.items.remove(path);
            if (resource.collections.isEmpty() && resource.items.isEmpty()) {
                drop(resource);
            }
        }
    }

    void name(ResourceDraft resource, ResourceName name) {
        resource.name = name;
        byName.put(name, resource);
    }

    /** Sets the type of the successful reply of an endpoint. */
    void describeReply(EndpointId endpoint, TypeRef type) {
        EndpointDraft draft = endpoint(endpoint);
        draft.endpoint = Payloads.describe(draft.endpoint, type);
        routes.replace(draft.endpoint);
    }

    void addRelationship(Relationship relationship) {
        if (relationship.kind() == Relationship.Kind.PIECES) {
            relationships.put(relationship.name(), relationship);
        } else {
            relationships.putIfAbsent(relationship.name(), relationship);
        }
    }

    void setTargetMember(String relationship, String member) {
        relationships.computeIfPresent(relationship, (name, known) -> known.withTargetMember(member));
    }

    /** Returns the model with all accepted changes. */
    public ApiModel completed() {
        List<Resource> resources = new ArrayList<>();
        resourceDrafts.values().forEach(resource -> resources.add(resource.resource()));
        resources.addAll(queueResources);
        return model.withApi(graphQlDraft.completed(model.api()))
                .withEndpoints(endpointDrafts.values().stream()
                        .map(EndpointDraft::completed)
                        .toList())
                .withResources(resources)
                .withRelationships(relationships())
                .withIdentifying(identifying)
                .withErrors(errorDraft.vocabulary());
    }

    private void index(ResourceDraft resource) {
        resource.collections.forEach(path -> byPath.put(path.key(), resource));
        resource.items.forEach(path -> byPath.put(path.key(), resource));
    }
}
