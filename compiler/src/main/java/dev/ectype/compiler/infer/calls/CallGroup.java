package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.ServiceWords;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.noun.Nouns;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Groups the calls about one resource and decides which kind of operation each call is. */
final class CallGroup {
    private final TypeShapes shapes;
    private final List<OperationCall> calls;
    private final String noun;
    private final boolean named;
    private final Map<OperationCall, CallArguments> arguments = new LinkedHashMap<>();
    private final Map<OperationCall, Parameter> items = new LinkedHashMap<>();
    private final Map<OperationCall, OperationName.Kind> kinds = new LinkedHashMap<>();

    /**
     * Creates a group of calls with the same scope and with nouns of the same meaning.
     *
     * @param named whether paths name such instances, so that a call about one instance has an unambiguous identifier
     */
    CallGroup(List<OperationCall> calls, TypeShapes shapes, boolean named) {
        this.named = named;
        this.calls = List.copyOf(calls);
        this.shapes = shapes;
        this.noun = calls.get(0).name().noun();
        String shared = SharedArguments.of(this.calls, this::arguments);
        for (OperationCall call : this.calls) {
            OperationName.Kind kind = kind(call, shared);
            boolean created = calls.stream()
                    .anyMatch(other ->
                            !other.registers() && other.isKind(call.name().kind()));
            // If another call creates instances, registering an instance is a custom action.
            if (kind != null && !(call.registers() && created)) {
                kinds.put(call, kind);
            }
        }
        UsualIdentifier.unify(items, kinds, this::arguments);
        // A put without an identifier creates a new instance.
        kinds.replaceAll(
                (call, kind) -> kind == OperationName.Kind.PUT && !isNamed(call) ? OperationName.Kind.CREATE : kind);
    }

    private boolean isNamed(OperationCall call) {
        Parameter named = items.get(call);
        return call.item() != null || named != null && named.required();
    }

    SegmentedPath scope() {
        return calls.get(0).scope();
    }

    String noun() {
        return noun;
    }

    /** Returns the collection name: the plural of a call's noun, else the plural of the first call's noun. */
    String literal() {
        for (OperationCall call : calls) {
            if (Nouns.isPlural(call.name().noun())) {
                return OperationName.collection(call.name().noun());
            }
        }
        return OperationName.collection(noun);
    }

    /** Returns whether all calls are methods of services. */
    boolean isOfService() {
        return calls.stream().allMatch(CallGroup::isMethod);
    }

    /** Returns the calls with a known kind, and that kind. */
    Map<OperationCall, OperationName.Kind> kinds() {
        return kinds;
    }

    boolean contains(OperationName.Kind kind) {
        return kinds.containsValue(kind);
    }

    /**
     * Returns the parameter with which a call identifies the instance. Null for a call without an instance, or with a
     * path parameter for it.
     */
    @Nullable
    Parameter item(OperationCall call) {
        return items.get(call);
    }

    /**
     * Returns the required parameter that identifies a parent with the given noun, or null if no parameter certainly
     * does.
     */
    @Nullable
    Parameter parentIdentifier(OperationCall call, String others) {
        Parameter named = arguments(call).requiredIdentifierFor(others);
        Parameter own = items.get(call);
        return named == null || own != null && own.name().equals(named.name()) ? null : named;
    }

    /** Returns the keys of the nouns whose instances all calls of this group may identify, and perhaps others. */
    Set<String> identifiedNouns() {
        return kinds.isEmpty()
                ? new LinkedHashSet<>()
                : arguments(kinds.keySet().iterator().next()).identifiedNouns();
    }

    /** Adds a call with an unknown verb if a parameter identifies an instance of this group. */
    boolean adopt(OperationCall call) {
        Parameter named = arguments(call).identifierFor(call.name().noun());
        named = named == null ? usualItem(arguments(call)) : named;
        Parameter listed = named == null && items.isEmpty() && isMethod(call)
                ? new GroupedInstances(shapes).listed(kinds, arguments(call))
                : null;
        if (listed != null) {
            items.put(call, listed);
            return true;
        }
        if (named == null || Nouns.isPlural(call.name().noun()) && !isOfService(call)) {
            return false;
        }
        String name = named.name();
        boolean same = items.values().stream().anyMatch(item -> item.name().equals(name))
                || isMethod(call) && GroupedInstances.areCreatedWith(kinds, this::arguments, name)
                || call.isPathless()
                        && (arguments(call).requiredIdentifierFor(call.name().noun()) != null || isOnlyIdentifier(name))
                        && named.required();
        if (same) {
            items.put(call, named);
        }
        if (same && isMethod(call) && Verbs.sets(call.name().verb()) && !contains(OperationName.Kind.UPDATE)) {
            kinds.put(call, OperationName.Kind.UPDATE);
            return false;
        }
        return same;
    }

    /** Returns whether an argument is named like the identifiers of new instances, and no other call identifies one. */
    private boolean isOnlyIdentifier(String argument) {
        return items.isEmpty() && IdentifierWords.IDENTIFIERS.contains(argument) && createsIdentified();
    }

    /** Returns whether the service is named after the noun, in the singular or plural. */
    private static boolean isOfService(OperationCall call) {
        String service = call.route().endpoint().binding().serviceName();
        return service != null
                && NameWords.key(ServiceWords.noun(service))
                        .equals(NameWords.key(call.name().noun()));
    }

    /**
     * Adds a call whose reply contains an instance, whatever its name: an update or action if a required parameter
     * identifies the instance, else a creation. Does nothing if its name says neither.
     */
    void adoptReturning(OperationCall call) {
        Parameter named = certainItem(call);
        List<String> words = NameWords.of(call.name().verb());
        if (named != null) {
            items.put(call, named);
            boolean updates = words.stream().anyMatch(word -> OperationName.isKind(word, OperationName.Kind.UPDATE));
            kinds.put(call, updates ? OperationName.Kind.UPDATE : OperationName.Kind.OTHER);
        } else if (call.route().endpoint().body() != null
                && !arguments(call).containsObject(noun)
                && !spreads(call)
                && words.stream()
                        .allMatch(word -> Verbs.mayMake(word)
                                && !OperationName.isKind(word, OperationName.Kind.UPDATE)
                                && !OperationName.isKind(word, OperationName.Kind.DELETE))) {
            kinds.put(call, OperationName.Kind.CREATE);
        }
    }

    /** Returns whether an object argument is named after the noun, so that the call is about an existing instance. */
    private boolean spreads(OperationCall call) {
        return call.route().endpoint().binding().spread().stream()
                .anyMatch(name -> NameWords.key(name).equals(NameWords.key(noun)));
    }

    /** Returns whether an argument certainly identifies an instance of this group. */
    boolean identifies(OperationCall call) {
        return certainItem(call) != null;
    }

    /** Returns the argument that certainly identifies an instance of this group, or null. */
    @Nullable
    Parameter certainItem(OperationCall call) {
        CallArguments given = arguments(call);
        Parameter named = usualItem(given);
        named = named == null ? given.requiredIdentifierFor(noun) : named;
        named = named == null ? given.keptBy(call.name().verb(), noun) : named;
        return named != null && (named.required() || given.requiresNothing()) ? named : null;
    }

    /** Returns whether a creation in a protocol without paths returns an instance with an identifier. */
    boolean createsIdentified() {
        return kinds.entrySet().stream()
                .filter(each -> each.getKey().isPathless() && each.getValue() == OperationName.Kind.CREATE)
                .anyMatch(each -> new CreatedInstances(shapes).isIdentified(each.getKey()));
    }

    /** Returns the argument with the name that identifies instances in other calls of this group, or null. */
    private @Nullable Parameter usualItem(CallArguments given) {
        for (Parameter item : items.values()) {
            Parameter same = given.get(item.name());
            if (same != null) {
                return same;
            }
        }
        return null;
    }

    private CallArguments arguments(OperationCall call) {
        return arguments.computeIfAbsent(call, each -> CallArguments.of(each, shapes));
    }

    private OperationName.@Nullable Kind kind(OperationCall call, @Nullable String shared) {
        OperationName.Kind kind = call.name().kind();
        switch (kind) {
            case CREATE:
                return call.item() == null ? kind : null;
            case LIST:
                boolean lists = call.item() == null && new ListReplies(shapes).hasList(call);
                return lists
                        ? kind
                        : identify(call, shared) && !Verbs.searches(call.name().verb())
                                ? OperationName.Kind.READ
                                : null;
            case READ:
                if (call.item() != null || identify(call, shared) || identifyByReply(call)) {
                    return kind;
                }
                return new ListReplies(shapes).hasList(call) ? OperationName.Kind.LIST : null;
            case PUT:
                identify(call, shared);
                return kind;
            case DELETE_MANY:
                return BulkCalls.deletesAll(call)
                                || arguments(call)
                                        .listsIdentifiersOf(call.name().noun())
                        ? kind
                        : null;
            case UPDATE:
                boolean identified = call.item() != null || identify(call, shared);
                return identified || arguments(call).containsObject(call.name().noun()) ? kind : null;
            case DELETE:
                return call.item() != null || identify(call, shared) ? kind : null;
            default:
                return null;
        }
    }

    /** Identifies the instance by the only argument of a method that the reply has as a member. */
    private boolean identifyByReply(OperationCall call) {
        Parameter naming = isMethod(call) ? new GroupedInstances(shapes).returned(call, arguments(call)) : null;
        if (naming != null) {
            items.put(call, naming);
        }
        return naming != null;
    }

    private static boolean isMethod(OperationCall call) {
        return call.route().endpoint().binding().serviceName() != null;
    }

    private boolean identify(OperationCall call, @Nullable String shared) {
        CallArguments arguments = arguments(call);
        Parameter naming = arguments.identifierFor(call.name().noun());
        naming = naming == null && !named && shared != null ? arguments.get(shared) : naming;
        naming = naming == null && !named ? arguments.only() : naming;
        if (naming != null) {
            items.put(call, naming);
        }
        return naming != null;
    }
}
