package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.RequestNameWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects the scalar arguments of a call from its request and finds the argument that identifies an instance. */
public final class CallArguments {
    private static final List<String> ENDINGS = List.of(
            "id", "identifier", "arn", "name", "key", "code", "number", "uuid", "guid", "slug", "handle", "gid", "");
    private static final List<String> GENERIC =
            List.of("id", "identifier", "arn", "name", "uuid", "guid", "uid", "gid", "slug", "key", "code");
    private static final int OPTIONAL = 1_000;
    private static final int LAST_WORD = 100;
    private static final int GENERIC_RANK = 200;
    private static final int ENDS_WITH_NOUN = 300;

    private final Map<String, Parameter> byName = new LinkedHashMap<>();
    /** The names of arguments that are texts, numbers or objects that identify an instance. */
    private final List<String> plain = new ArrayList<>();

    private final List<String> lists = new ArrayList<>();
    private final List<String> objects = new ArrayList<>();

    private CallArguments() {}

    /** Collects the arguments of a call, except path parameters before its name. */
    public static CallArguments of(OperationCall call, TypeShapes shapes) {
        CallArguments arguments = new CallArguments();
        Endpoint endpoint = call.route().endpoint();
        for (Parameter parameter : endpoint.parameters()) {
            boolean behind =
                    parameter.in() == Parameter.In.PATH && !call.scope().has(parameter.name());
            boolean isArgument = behind || parameter.in() == Parameter.In.QUERY;
            if (isArgument && mayName(parameter.type(), shapes) && !isCondition(parameter, endpoint)) {
                arguments.add(parameter, shapes);
            } else if (isArgument && shapes.items(parameter.type()) != null) {
                arguments.lists.add(parameter.name());
            }
        }
        TypeRef body = Payloads.bodyType(endpoint);
        for (ObjectMember member : shapes.shape(body).members().values()) {
            if (mayName(member.type(), shapes)) {
                arguments.add(argument(member), shapes);
            } else if (shapes.items(member.type()) != null) {
                arguments.lists.add(member.name());
            } else if (IdentifierWords.isCompound(member.name()) && shapes.isCompound(member.type())) {
                arguments.byName.put(member.name(), argument(member));
                arguments.plain.add(member.name());
            } else if (isNamed(shapes.shape(member.type()), member.name())) {
                arguments.objects.add(member.name());
            }
        }
        return arguments;
    }

    private void add(Parameter parameter, TypeShapes shapes) {
        byName.put(parameter.name(), parameter);
        TypeRef core = shapes.core(parameter.type());
        if (core instanceof TextType || core instanceof NumberType) {
            plain.add(parameter.name());
        }
    }

    private static boolean isNamed(ObjectShape whole, String noun) {
        return whole.members().keySet().stream()
                .map(NameWords::bare)
                .anyMatch(bare -> GENERIC.contains(bare) || isIdentifierOf(bare, noun));
    }

    /** Returns whether a type may hold an identifier. A type with a single value cannot. */
    private static boolean mayName(TypeRef type, TypeShapes shapes) {
        boolean fixed =
                shapes.core(type) instanceof EnumType values && values.values().size() == 1;
        return !fixed && shapes.mayBeScalar(type);
    }

    private static boolean isCondition(Parameter parameter, Endpoint endpoint) {
        return endpoint.binding().conditions().stream()
                .anyMatch(each -> each.name().equals(parameter.name()));
    }

    /** Converts a body member to an argument. */
    public static Parameter argument(ObjectMember member) {
        return new Parameter(
                member.name(),
                Parameter.In.ARGUMENT,
                member.type(),
                member.required(),
                "simple",
                false,
                null,
                member.type().notes().description(),
                List.of());
    }

    @Nullable
    public Parameter get(String name) {
        return byName.get(name);
    }

    /** Returns whether a list argument contains identifiers of a noun. */
    public boolean listsIdentifiersOf(String noun) {
        return lists.stream()
                .map(NameWords::key)
                .anyMatch(key -> GENERIC.contains(key) || isIdentifierOf(key, noun) && !key.isEmpty());
    }

    /** Returns the names of all arguments that may be identifiers. */
    public List<String> names() {
        return byName.keySet().stream()
                .filter(name -> !IdentifierWords.isSecret(name))
                .toList();
    }

    /** Returns the argument that identifies an instance of a noun, or null. */
    @Nullable
    public Parameter identifierFor(String noun) {
        Parameter best = null;
        int least = Integer.MAX_VALUE;
        for (Parameter parameter : byName.values()) {
            int rank = rank(parameter, noun);
            if (rank < least) {
                best = parameter;
                least = rank;
            }
        }
        return best;
    }

    /** Returns whether an argument contains a whole object of a noun, including its identifier. */
    public boolean containsObject(String noun) {
        return objects.stream().anyMatch(name -> NameWords.key(name).equals(NameWords.key(noun)));
    }

    /** Returns the required argument that certainly identifies an instance of a noun, or null. */
    @Nullable
    public Parameter requiredIdentifierFor(String noun) {
        Parameter named = identifierFor(noun);
        return named == null || rank(named, noun) >= LAST_WORD ? null : named;
    }

    /** Returns the keys of the nouns for which {@link #requiredIdentifierFor} may return an argument. */
    public Set<String> identifiedNouns() {
        Set<String> nouns = new LinkedHashSet<>();
        for (String name : byName.keySet()) {
            String bare = NameWords.bare(name);
            ENDINGS.stream()
                    .filter(bare::endsWith)
                    .forEach(ending -> nouns.add(bare.substring(0, bare.length() - ending.length())));
        }
        return nouns;
    }

    /** Returns the argument that identifies the instance that a merge keeps, {@code target_shelf_id}, or null for other verbs. */
    @Nullable
    public Parameter keptBy(String verb, String noun) {
        for (Parameter parameter : RequestNameWords.merges(verb) ? byName.values() : List.<Parameter>of()) {
            String kept = RequestNameWords.target(parameter.name());
            boolean ended = RequestNameWords.source(parameter.name()) != null;
            if (kept != null && !ended && isIdentifierOf(NameWords.bare(kept), noun)) {
                return parameter;
            }
        }
        return null;
    }

    /** Returns whether no argument is required, as in protocols that have no required members. */
    public boolean requiresNothing() {
        return byName.values().stream().noneMatch(Parameter::required);
    }

    /** Returns the only required argument, or the only one where the protocol has no required members; else null. */
    @Nullable
    public Parameter only() {
        boolean nothing = requiresNothing();
        List<Parameter> certain = new ArrayList<>();
        for (Parameter parameter : byName.values()) {
            if ((nothing ? plain.contains(parameter.name()) : parameter.required())
                    && !IdentifierWords.isSecret(parameter.name())) {
                certain.add(parameter);
            }
        }
        return certain.size() == 1 ? certain.get(0) : null;
    }

    /** Ranks a parameter as the identifier of a noun; lower is better. */
    private static int rank(Parameter parameter, String noun) {
        int optional = parameter.required() ? 0 : OPTIONAL;
        String bare = NameWords.bare(parameter.name());
        String key = NameWords.key(noun);
        int whole = ending(bare, key);
        if (whole >= 0) {
            return optional + whole;
        }
        List<String> words = NameWords.of(noun);
        String last = words.isEmpty() ? key : Nouns.singular(words.get(words.size() - 1));
        int part = ending(bare, last);
        // A token proves who calls, also where the instances are tokens.
        boolean secret = bare.equals(last) && IdentifierWords.isSecret(bare);
        if (part >= 0 && !secret) {
            return optional + LAST_WORD + part;
        }
        int generic = GENERIC.indexOf(bare);
        if (generic >= 0) {
            return optional + GENERIC_RANK + generic;
        }
        return !key.isEmpty() && bare.endsWith(key) ? optional + ENDS_WITH_NOUN : Integer.MAX_VALUE;
    }

    /** Returns whether a normalized name is the identifier of a noun. */
    public static boolean isIdentifierOf(String bare, String noun) {
        List<String> words = NameWords.of(noun);
        String last = words.isEmpty() ? noun : words.get(words.size() - 1);
        return ending(bare, NameWords.key(noun)) >= 0 || ending(bare, Nouns.singular(last)) >= 0;
    }

    private static int ending(String bare, String key) {
        return !key.isEmpty() && bare.startsWith(key) ? ENDINGS.indexOf(bare.substring(key.length())) : -1;
    }
}
