package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.GraphQlPagingPlan.PageFact;
import dev.ectype.runtime.plan.binding.GraphQlPagingPlan.PagedField;
import dev.ectype.runtime.plan.binding.GraphQlPayloadPlan.ErrorFields;
import dev.ectype.runtime.plan.binding.GraphQlPlan;
import dev.ectype.runtime.plan.binding.GraphQlPlan.FieldFilters;
import dev.ectype.runtime.plan.binding.GraphQlPlan.FieldSort;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Filter;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Link;
import dev.ectype.runtime.plan.binding.NestedWritePlan;
import graphql.language.FieldDefinition;
import graphql.language.ObjectTypeDefinition;
import graphql.language.OperationTypeDefinition;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLNamedType;
import graphql.schema.idl.TypeDefinitionRegistry;
import graphql.schema.idl.TypeInfo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Maps the root fields of a schema to operations and its object types to resources. */
public final class SchemaCatalog {
    private final TypeDefinitionRegistry registry;
    private final GraphQlPlan described;
    private final ArgumentNames arguments;
    private final Map<String, RootField> roots = new LinkedHashMap<>();
    private final Map<String, String> rootTypes = new LinkedHashMap<>();
    private final Map<String, String> resources = new LinkedHashMap<>();
    private final Map<String, String> singletons = new LinkedHashMap<>();
    private final Map<String, Link> links = new LinkedHashMap<>();
    private final Map<String, List<Filter>> filters = new LinkedHashMap<>();
    private final Map<String, FieldSort> sorts = new LinkedHashMap<>();

    private SchemaCatalog(TypeDefinitionRegistry registry, GraphQlPlan described) {
        this.registry = registry;
        this.described = described;
        this.arguments = new ArgumentNames(described.spelling());
        described.links().forEach(link -> links.put(link.type() + "." + link.field(), link));
        for (FieldFilters field : described.filters()) {
            filters.put(field.type() + "." + field.field(), field.filters());
            if (field.sort() != null) {
                sorts.put(field.type() + "." + field.field(), field.sort());
            }
        }
        registry.schemaDefinition()
                .ifPresent(schema -> schema.getOperationTypeDefinitions().forEach(this::root));
    }

    private void root(OperationTypeDefinition operation) {
        rootTypes.put(operation.getTypeName().getName(), operation.getName());
    }

    public static SchemaCatalog of(Plan plan, TypeDefinitionRegistry registry) {
        SchemaCatalog catalog =
                new SchemaCatalog(registry, Objects.requireNonNull(plan.graphQl(), "a plan with a schema"));
        for (OperationPlan operation : plan.operations()) {
            if (operation.binding() instanceof BindingPlan.GraphQl binding) {
                String type = String.valueOf(catalog.rootType(binding.root()));
                catalog.roots.put(
                        binding.root() + "/" + binding.field(),
                        new RootField(
                                binding,
                                operation.resource(),
                                operation.trigger(),
                                catalog.paging(type, binding.field()),
                                catalog.described.payload(type, binding.field())));
            }
        }
        catalog.placeSingletons(plan);
        catalog.place("query");
        catalog.place("mutation");
        return catalog;
    }

    /** Assigns the result types of root fields to the resources of their operations. Queries come first. */
    private void place(String root) {
        for (RootField field : roots.values()) {
            String resource = field.resource();
            String type = field.binding().root().equals(root) ? resultType(field) : null;
            if (resource != null && type != null && described.entities().containsKey(type)) {
                resources.putIfAbsent(type, resource);
            }
        }
    }

    /** Assigns the types that queries return from singletons to them. */
    private void placeSingletons(Plan plan) {
        for (RootField field : roots.values()) {
            String resource = field.resource();
            String type = field.binding().root().equals("query") ? resultType(field) : null;
            if (type != null && resource != null && plan.isSingleton(resource)) {
                singletons.putIfAbsent(type, resource);
            }
        }
    }

    /** Returns the root that a type defines, such as {@code query}, or null. */
    @Nullable
    String root(String type) {
        return rootTypes.get(type);
    }

    /** Returns the name of a root's type, or null. */
    @Nullable
    public String rootType(String root) {
        for (Map.Entry<String, String> each : rootTypes.entrySet()) {
            if (each.getValue().equals(root)) {
                return each.getKey();
            }
        }
        return null;
    }

    @Nullable
    public RootField rootField(String root, String field) {
        return roots.get(root + "/" + field);
    }

    @Nullable
    Link link(String type, String field) {
        return links.get(type + "." + field);
    }

    /** Returns the arguments of a link that select entities. */
    List<Filter> filters(Link link) {
        return filters.getOrDefault(link.type() + "." + link.field(), List.of());
    }

    /** Returns the arguments of a link that order its entities, or null. */
    @Nullable
    FieldSort sort(Link link) {
        return sorts.get(link.type() + "." + link.field());
    }

    /** Returns the link that a field counts, or null. */
    @Nullable
    Link counted(String type, String field) {
        String counted = described.counted(type, field);
        return counted == null ? null : link(type, counted);
    }

    /** Returns the members of input objects that write the instances of a link. */
    NestedWritePlan nestedWrites(Link link) {
        return described.nestedWrites(link);
    }

    /** Returns the arguments of a field that select a page. */
    PagedField paging(DataFetchingEnvironment environment) {
        return paging(type(environment), environment.getField().getName());
    }

    private PagedField paging(String type, String field) {
        return described.paging().field(type, field);
    }

    /** Returns the fact about a page that a field holds, or null. */
    @Nullable
    PageFact pageFact(DataFetchingEnvironment environment) {
        return described.paging().fact(type(environment), environment.getField().getName());
    }

    /** Returns the argument of a field that lists the identifiers of the entities in the result, or null. */
    @Nullable
    String lookup(DataFetchingEnvironment environment) {
        return described.lookup(type(environment), environment.getField().getName());
    }

    /** Returns the fields of the error whose field is resolved. */
    ErrorFields errorFields(DataFetchingEnvironment environment) {
        return described.errorFields(type(environment));
    }

    private static String type(DataFetchingEnvironment environment) {
        return ((GraphQLNamedType) environment.getParentType()).getName();
    }

    /** Returns the links of a type. */
    List<Link> links(String type) {
        return described.links().stream()
                .filter(link -> link.type().equals(type))
                .toList();
    }

    /** Returns the resource of a type, or null. */
    @Nullable
    String resource(String type) {
        return resources.get(type);
    }

    /** Returns the resource of a type with only one object, or null. */
    @Nullable
    String singleton(String type) {
        return singletons.get(type);
    }

    /** Returns the entity type whose instances a resource stores, or null. */
    @Nullable
    String entityOf(String resource) {
        return resources.entrySet().stream()
                .filter(each -> each.getValue().equals(resource))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }

    /** Returns the stored name of a field, or of an argument if the type is null. */
    String stored(@Nullable String type, String field) {
        return described.spelling().stored(type, field);
    }

    /** Returns the arguments of a field with stored names. */
    Map<String, Object> arguments(DataFetchingEnvironment environment) {
        return arguments.stored(environment);
    }

    /** Returns the enum types with other values than the stored ones, and their stored values. */
    public Map<String, Map<String, String>> respelledValues() {
        return described.spelling().values();
    }

    /** Returns the identifier field of a type. */
    String identity(String type) {
        return described.identity(type);
    }

    /** Returns the entity type of a root field's result, or null. */
    @Nullable
    String resultType(RootField field) {
        FieldDefinition definition = definition(field);
        if (definition == null) {
            return null;
        }
        BindingPlan.GraphQl.Form form = field.binding().form();
        String type = TypeInfo.typeInfo(definition.getType()).getName();
        if (form.kind().equals("payload")) {
            FieldDefinition member = field(type, form.member());
            type = member == null ? null : TypeInfo.typeInfo(member.getType()).getName();
        }
        boolean connection =
                form.kind().equals("connection") || form.memberKind().equals("connection");
        return connection && type != null ? items(type) : type;
    }

    private @Nullable FieldDefinition definition(RootField field) {
        for (Map.Entry<String, String> root : rootTypes.entrySet()) {
            if (root.getValue().equals(field.binding().root())) {
                return field(root.getKey(), field.binding().field());
            }
        }
        return null;
    }

    private @Nullable FieldDefinition field(String type, String name) {
        for (FieldDefinition field : fields(type)) {
            if (field.getName().equals(name)) {
                return field;
            }
        }
        return null;
    }

    private List<FieldDefinition> fields(String type) {
        @Nullable ObjectTypeDefinition object = registry.getTypeOrNull(type, ObjectTypeDefinition.class);
        return object == null ? List.of() : object.getFieldDefinitions();
    }

    /**
     * Returns the item type of a connection, or null. The specification of Relay names {@code edges} and {@code node}; in other
     * connections it is the type of the only list of objects.
     */
    private @Nullable String items(String type) {
        FieldDefinition edges = field(type, "edges");
        FieldDefinition node =
                edges == null ? null : field(TypeInfo.typeInfo(edges.getType()).getName(), "node");
        if (node != null) {
            return TypeInfo.typeInfo(node.getType()).getName();
        }
        for (FieldDefinition field : fields(type)) {
            TypeInfo info = TypeInfo.typeInfo(field.getType());
            if (info.isList() && !fields(info.getName()).isEmpty()) {
                return info.getName();
            }
        }
        return null;
    }
}
