package dev.ectype.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.ArrayType;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.GraphQlField;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.NamedType;
import dev.ectype.compiler.ir.Nouns;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.ir.UnionType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Every name that the emitters of one emulator share. */
final class EmissionNames {
    private final String packageName;
    private final JavaNames types = new JavaNames().reserve(RuntimeTypes.reservedNames());
    private final TypeMapper mapper;
    private final ClassName emulator;
    private final ClassName fetchers;
    private final Map<ResourceName, @Nullable ClassName> records = new LinkedHashMap<>();
    private final Map<ClassName, @Nullable ResourceName> onlyResources = new LinkedHashMap<>();

    private final Map<ResourceName, Resource> resources = new LinkedHashMap<>();
    private final Map<ResourceName, Map<MemberPath, String>> constants = new LinkedHashMap<>();
    private final Map<ResourceName, String> sharedConstants = new LinkedHashMap<>();

    EmissionNames(BehaviorGraph graph, String packageName, TypeMappings mappings) {
        this.packageName = packageName;
        String title = JavaNames.upperCamel(Slug.of(graph.model().api().name()), "Api");
        emulator = type(title + "Emulator");
        fetchers = graph.model().api().graphQl() == null ? emulator : type(title + "Fetchers");
        mapper = new TypeMapper(graph.model().api(), packageName, types, mappings);
        for (Resource resource : graph.model().resources()) {
            resources.put(resource.name(), resource);
            ClassName record = mapper.recordOf(resource.type(), Nouns.singular(resource.name()));
            records.put(resource.name(), record);
            if (record != null) {
                onlyResources.put(record, onlyResources.containsKey(record) ? null : resource.name());
            }
        }
        graph.behaviors().forEach(behavior -> behavior.steps().forEach(this::collect));
        share();
    }

    /** Constants that no record carries stand side by side in the operations that use them: no two may be called alike. */
    private void share() {
        JavaNames used = new JavaNames();
        for (ResourceName resource : resources.keySet()) {
            if (!resource.equals(onlyResourceOf(recordOf(resource)))) {
                String words = resource.value().replaceAll("([a-z0-9])([A-Z])", "$1_$2");
                sharedConstants.put(resource, used.constant(words));
            }
        }
        sharedConstants.forEach((resource, prefix) ->
                constants(resource).replaceAll((member, name) -> used.constant(prefix + "_" + name)));
    }

    private void collect(Step step) {
        if (step instanceof Step.Transition transition) {
            constant(transition.resource(), MemberPath.of(transition.member()));
            if (transition.detour() != null) {
                constant(
                        transition.resource(), MemberPath.of(transition.detour().member()));
            }
        }
        if (step instanceof Step.Settle settle) {
            constant(settle.resource(), MemberPath.of(settle.member()));
        }
        if (step instanceof Step.Clear clear) {
            clear.members().forEach(member -> constant(clear.resource(), MemberPath.of(member)));
        }
        if (step instanceof Step.ReadPart part) {
            constant(part.resource(), MemberPath.of(part.member()));
        }
        if (step instanceof Step.WritePart part) {
            constant(part.resource(), MemberPath.of(part.member()));
        }
        if (step instanceof Step.ClearPart part) {
            constant(part.resource(), MemberPath.of(part.member()));
        }
        if (step instanceof Step.Mark mark) {
            constant(mark.resource(), MemberPath.of(mark.member()));
            if (mark.count() != null) {
                constant(mark.resource(), MemberPath.of(mark.count()));
            }
        }
        if (step instanceof Step.Gather gather && gather.member() != null) {
            constant(gather.resource(), MemberPath.of(gather.member()));
        }
        if (step instanceof Step.Query query) {
            query.filters().stream()
                    .map(Role.Filter::member)
                    .filter(member -> !member.isRoot())
                    .forEach(member -> constant(query.resource(), member));
        }
    }

    private void constant(ResourceName resource, MemberPath path) {
        Map<MemberPath, String> known = constants.computeIfAbsent(resource, name -> new LinkedHashMap<>());
        if (!known.containsKey(path)) {
            JavaNames used = new JavaNames().reserve(List.of("RESOURCE")).reserve(known.values());
            known.put(path, used.constant(String.join("_", path.names())));
        }
    }

    /** The constants of the members that filters and transitions of a resource use, by where the member lies. */
    Map<MemberPath, String> constants(ResourceName resource) {
        return constants.getOrDefault(resource, new LinkedHashMap<>());
    }

    /** What the kind of a resource is called that shares its record with others. */
    String sharedConstant(ResourceName resource) {
        return Objects.requireNonNull(sharedConstants.get(resource), resource.value());
    }

    /** The resource of which a subscription tells, or null where it tells of none or is no subscription. */
    @Nullable
    ResourceName toldBy(Endpoint endpoint) {
        String type = endpoint.binding() instanceof GraphQlField field ? field.tells() : null;
        return type == null ? null : keptAs(type);
    }

    private @Nullable ResourceName keptAs(String type) {
        for (Resource resource : resources.values()) {
            if (resource.type() instanceof NamedType named
                    && named.name().value().equals(type)) {
                return resource.name();
            }
        }
        return null;
    }

    /** Whether values of a type, or the items of such a list, are one of several of which some are resources. */
    boolean isSomeKept(TypeRef type) {
        TypeRef bare = mapper.bare(type);
        if (bare instanceof ArrayType array) {
            return isSomeKept(array.items());
        }
        return bare instanceof UnionType union
                && union.variants().stream()
                        .anyMatch(variant -> variant instanceof NamedType named
                                && keptAs(named.name().value()) != null);
    }

    String identityOf(ResourceName resource) {
        return Objects.requireNonNull(resources.get(resource)).identity().member();
    }

    /** The type of a member as described; what a state machine or a filter speaks of. */
    @Nullable
    TypeRef typeAt(ResourceName resource, MemberPath path) {
        return inside(Objects.requireNonNull(resources.get(resource)).type(), path);
    }

    /** The boxed Java type of a member, for a class literal. */
    TypeName memberType(ResourceName resource, MemberPath path) {
        TypeRef type = typeAt(resource, path);
        TypeName java = type == null
                ? RuntimeTypes.DOCUMENT
                : mapper.plain(
                                type,
                                Nouns.singular(resource)
                                        + JavaNames.upperCamel(path.names().get(0), "Value"))
                        .box();
        return java instanceof ClassName ? java : RuntimeTypes.DOCUMENT;
    }

    /** The type of what lies at {@code path} inside values of {@code type}, or null where nothing is described. */
    @Nullable
    TypeRef inside(TypeRef type, MemberPath path) {
        TypeRef inner = type;
        for (String name : path.names()) {
            TypeRef bare = mapper.bare(inner);
            if (bare instanceof ArrayType array && name.equals(MemberPath.FIRST)) {
                inner = array.items();
                continue;
            }
            Member member = bare instanceof ObjectType object ? object.member(name) : null;
            if (member == null) {
                return null;
            }
            inner = member.type();
        }
        return inner;
    }

    /** Where a file of the package lies. */
    String path(String file) {
        return packageName.replace('.', '/') + "/" + file;
    }

    String packageName() {
        return packageName;
    }

    ClassName emulator() {
        return emulator;
    }

    /** The class that wires the schema, if there is one. */
    ClassName fetchers() {
        return fetchers;
    }

    TypeMapper types() {
        return mapper;
    }

    ClassName type(String wanted) {
        return ClassName.get(packageName, types.type(wanted));
    }

    /** The record of a resource, or the JSON document when its type is none. */
    ClassName recordOf(ResourceName resource) {
        ClassName record = records.get(resource);
        return record == null ? RuntimeTypes.DOCUMENT : record;
    }

    /** The resource whose constants a record carries: the only one that is stored as it, else null. */
    @Nullable
    ResourceName onlyResourceOf(ClassName record) {
        return onlyResources.get(record);
    }
}
