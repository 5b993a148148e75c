package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.SuggestedName;
import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.EventTrigger;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.noun.Nouns;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Every name that the emitters of one emulator share. */
public final class EmissionNames {
    private final String packageName;
    private final JavaNames types = new JavaNames().reserve(RuntimeTypes.reservedNames());
    private final TypeMapper mapper;
    private final ClassName emulator;
    private final ClassName stores;
    private final ClassName fetchers;
    private final Map<ResourceName, @Nullable ClassName> records = new LinkedHashMap<>();
    private final Map<ClassName, @Nullable ResourceName> onlyResources = new LinkedHashMap<>();

    private final Map<ResourceName, Resource> resources = new LinkedHashMap<>();
    private final ConstantNames constants;

    public EmissionNames(BehaviorGraph graph, String packageName, TypeMappings mappings) {
        this.packageName = packageName;
        String title = JavaNames.upperCamel(ApiSlug.of(graph.model().api().name()), "Api");
        emulator = type(title + "Emulator");
        stores = type(title + "Stores");
        fetchers = graph.model().api().graphQl() == null ? emulator : type(title + "Fetchers");
        mapper = new TypeMapper(graph.model(), packageName, types, mappings);
        for (Resource resource : graph.model().resources()) {
            resources.put(resource.name(), resource);
            ClassName record = mapper.recordOf(
                    resource.type(),
                    SuggestedName.of(Nouns.singular(resource.name().value())));
            records.put(resource.name(), record);
            if (record != null) {
                onlyResources.put(record, onlyResources.containsKey(record) ? null : resource.name());
            }
        }
        constants = new ConstantNames(
                graph, resource -> !resource.equals(onlyResourceOf(recordOf(resource))), this::valuesOf);
    }

    /** Returns the listed texts of a member, or none. */
    private List<String> valuesOf(ResourceName resource, MemberPath path) {
        TypeRef type = typeAt(resource, path);
        return type != null && mapper.bare(type) instanceof EnumType listed
                ? List.copyOf(EnumEmitter.constants(listed).keySet())
                : List.of();
    }

    ConstantNames constants() {
        return constants;
    }

    /**
     * Returns the resource of a subscription's events, or null for other operations and for events without a resource.
     */
    @Nullable
    public ResourceName subscribedResource(Endpoint endpoint) {
        EventTrigger trigger = endpoint.understood().trigger();
        String type = endpoint.binding().eventType();
        if (trigger != null) {
            return trigger.resource();
        }
        return type == null ? null : resourceOfType(type);
    }

    private @Nullable ResourceName resourceOfType(String type) {
        for (Resource resource : resources.values()) {
            if (resource.type() instanceof NamedType named
                    && named.name().value().equals(type)) {
                return resource.name();
            }
        }
        return null;
    }

    /** Returns whether a type, or the item type of a list, is a union that includes a resource. */
    public boolean includesResource(TypeRef type) {
        TypeRef present = type instanceof NullableType nullable ? nullable.type() : type;
        // A resource of the type itself stores all of its instances.
        if (present instanceof NamedType named && resourceOfType(named.name().value()) != null) {
            return false;
        }
        TypeRef bare = mapper.bare(type);
        if (bare instanceof ArrayType array) {
            return includesResource(array.items());
        }
        return bare instanceof UnionType union
                && union.variants().stream()
                        .anyMatch(variant -> variant instanceof NamedType named
                                && resourceOfType(named.name().value()) != null);
    }

    public String identityOf(ResourceName resource) {
        return Objects.requireNonNull(resources.get(resource)).identity().member();
    }

    /** Returns whether a missing instance is added when an operation creates something below it. */
    public boolean isMentioned(ResourceName resource) {
        Resource found = resources.get(resource);
        return found != null && found.identity().mentioned();
    }

    /** Returns the described type of a member, or null. */
    @Nullable
    public TypeRef typeAt(ResourceName resource, MemberPath path) {
        return inside(Objects.requireNonNull(resources.get(resource)).type(), path);
    }

    /** The boxed Java type of a member, for a class literal. */
    public TypeName memberType(ResourceName resource, MemberPath path) {
        TypeRef type = Objects.requireNonNull(resources.get(resource)).type();
        SuggestedName suggested = SuggestedName.of(Nouns.singular(resource.value()));
        for (String name : path.names()) {
            TypeRef part = inside(type, MemberPath.of(name));
            if (part == null) {
                return RuntimeTypes.DOCUMENT;
            }
            boolean isItem = mapper.bare(type) instanceof ArrayType;
            suggested = isItem ? suggested.item() : suggestedMember(type, suggested, name);
            type = part;
        }
        TypeName java = mapper.plain(type, suggested).box();
        return java instanceof ClassName ? java : RuntimeTypes.DOCUMENT;
    }

    private SuggestedName suggestedMember(TypeRef type, SuggestedName suggested, String member) {
        ClassName owner = mapper.recordOf(type, suggested);
        return owner == null
                ? SuggestedName.of(suggested.name() + JavaNames.upperCamel(member, "Value"))
                : SuggestedName.ofMember(owner, member);
    }

    /** Returns the type at {@code path} inside values of {@code type}, or null if the description has none. */
    @Nullable
    public TypeRef inside(TypeRef type, MemberPath path) {
        TypeRef inner = type;
        for (String name : path.names()) {
            TypeRef bare = mapper.bare(inner);
            if (bare instanceof ArrayType array && name.equals(MemberPath.FIRST)) {
                inner = array.items();
                continue;
            }
            ObjectMember member = bare instanceof ObjectType object ? object.member(name) : null;
            if (member == null) {
                return null;
            }
            inner = member.type();
        }
        return inner;
    }

    /** Returns the path of a file in the package. */
    public String path(String file) {
        return packageName.replace('.', '/') + "/" + file;
    }

    public String packageName() {
        return packageName;
    }

    public ClassName emulator() {
        return emulator;
    }

    /** Returns the superclass of all operations classes, which has the stores. */
    public ClassName stores() {
        return stores;
    }

    /** Returns the class that wires the GraphQL schema. Without a schema this is the emulator. */
    public ClassName fetchers() {
        return fetchers;
    }

    public TypeMapper types() {
        return mapper;
    }

    public ClassName type(String wanted) {
        return ClassName.get(packageName, types.type(wanted));
    }

    /** Returns the first name if it is free, else the second. Names that are not free get a number. */
    public String freeType(String wanted, String otherwise) {
        return types.freeType(wanted, otherwise);
    }

    /** Returns the members of an object by the names of their components. */
    public static Map<String, ObjectMember> components(ObjectType object) {
        JavaNames used = new JavaNames();
        Map<String, ObjectMember> components = new LinkedHashMap<>();
        object.members().forEach(member -> components.put(used.member(member.name()), member));
        return components;
    }

    /** Returns the record of a resource, or the JSON document type if it has no record. */
    public ClassName recordOf(ResourceName resource) {
        ClassName record = records.get(resource);
        return record == null ? RuntimeTypes.DOCUMENT : record;
    }

    /** Returns the only resource stored as a record, which then declares its constants, else null. */
    @Nullable
    ResourceName onlyResourceOf(ClassName record) {
        return onlyResources.get(record);
    }
}
