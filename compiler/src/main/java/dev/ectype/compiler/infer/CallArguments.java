package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.HttpBinding;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The texts and numbers that a called operation is told, wherever a request carries them, and which of them names what. */
final class CallArguments {
    private static final List<String> ENDINGS = List.of(
            "id", "identifier", "arn", "name", "key", "code", "number", "uuid", "guid", "slug", "handle", "gid", "");
    private static final List<String> GENERIC =
            List.of("id", "identifier", "arn", "name", "uuid", "guid", "uid", "gid", "slug", "key", "code");
    private static final List<String> SECRETS = List.of(
            "token",
            "secret",
            "password",
            "signature",
            "apikey",
            "clientid",
            "session",
            "sessionid",
            "version",
            "mask");
    private static final int OPTIONAL = 1_000;
    private static final int LAST_WORD = 100;
    private static final int ANY_THING = 200;
    private static final int ENDS_SO = 300;

    private final Map<String, Parameter> byName = new LinkedHashMap<>();
    private final List<String> lists = new ArrayList<>();
    private final List<String> wholes = new ArrayList<>();

    private CallArguments() {}

    /** What a call is told beside the path in front of its name. */
    static CallArguments of(Call call, Shapes shapes) {
        CallArguments arguments = new CallArguments();
        Endpoint endpoint = call.route().endpoint();
        for (Parameter parameter : endpoint.parameters()) {
            boolean behind =
                    parameter.in() == Parameter.In.PATH && !call.scope().has(parameter.name());
            boolean told = behind || parameter.in() == Parameter.In.QUERY;
            if (told && mayName(parameter.type(), shapes) && !isCondition(parameter, endpoint)) {
                arguments.byName.put(parameter.name(), parameter);
            } else if (told && shapes.items(parameter.type()) != null) {
                arguments.lists.add(parameter.name());
            }
        }
        TypeRef body = Payloads.bodyType(endpoint);
        for (Member member : shapes.shape(body).members().values()) {
            if (mayName(member.type(), shapes)) {
                arguments.byName.put(member.name(), argument(member));
            } else if (shapes.items(member.type()) != null) {
                arguments.lists.add(member.name());
            } else if (isNamed(shapes.shape(member.type()), member.name())) {
                arguments.wholes.add(member.name());
            }
        }
        return arguments;
    }

    private static boolean isNamed(Shape whole, String noun) {
        return whole.members().keySet().stream()
                .map(Words::bare)
                .anyMatch(bare -> GENERIC.contains(bare) || names(bare, noun));
    }

    /** What has one value only tells nothing. */
    private static boolean mayName(TypeRef type, Shapes shapes) {
        boolean fixed =
                shapes.core(type) instanceof EnumType values && values.values().size() == 1;
        return !fixed && shapes.mayBeScalar(type);
    }

    private static boolean isCondition(Parameter parameter, Endpoint endpoint) {
        return endpoint.binding() instanceof HttpBinding http
                && http.conditions().stream().anyMatch(each -> each.name().equals(parameter.name()));
    }

    /** A member of a body as what a request tells. */
    static Parameter argument(Member member) {
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
    Parameter get(String name) {
        return byName.get(name);
    }

    /** Whether a list that a call is told names several of the things that a noun means. */
    boolean listsSeveral(String noun) {
        return lists.stream()
                .map(Words::key)
                .anyMatch(key -> GENERIC.contains(key) || names(key, noun) && !key.isEmpty());
    }

    /** The names of all that may name something. */
    List<String> names() {
        return byName.keySet().stream().filter(name -> !isSecret(name)).toList();
    }

    /** What names one of the things that a noun means, or null. */
    @Nullable
    Parameter naming(String noun) {
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

    /** Whether a call is told a whole thing that a noun means, with what names it inside. */
    boolean tellsWhole(String noun) {
        return wholes.stream().anyMatch(name -> Words.key(name).equals(Words.key(noun)));
    }

    /** What must be told and names one of the things that a noun means without doubt, or null. */
    @Nullable
    Parameter requiredOf(String noun) {
        Parameter named = naming(noun);
        return named == null || rank(named, noun) >= LAST_WORD ? null : named;
    }

    /** What is required and nothing else is, or null. */
    @Nullable
    Parameter onlyRequired() {
        List<Parameter> required = new ArrayList<>();
        for (Parameter parameter : byName.values()) {
            if (parameter.required() && !isSecret(parameter.name())) {
                required.add(parameter);
            }
        }
        return required.size() == 1 ? required.get(0) : null;
    }

    /** How far a name is from naming one of the things: the less the nearer. */
    private static int rank(Parameter parameter, String noun) {
        int optional = parameter.required() ? 0 : OPTIONAL;
        String bare = Words.bare(parameter.name());
        String key = Words.key(noun);
        int whole = ending(bare, key);
        if (whole >= 0) {
            return optional + whole;
        }
        List<String> words = Words.of(noun);
        String last = words.isEmpty() ? key : Words.singular(words.get(words.size() - 1));
        int part = ending(bare, last);
        if (part >= 0) {
            return optional + LAST_WORD + part;
        }
        int generic = GENERIC.indexOf(bare);
        if (generic >= 0) {
            return optional + ANY_THING + generic;
        }
        return !key.isEmpty() && bare.endsWith(key) ? optional + ENDS_SO : Integer.MAX_VALUE;
    }

    /** Whether a name without spelling habits is that of an identifier of the things that a noun means. */
    static boolean names(String bare, String noun) {
        List<String> words = Words.of(noun);
        String last = words.isEmpty() ? noun : words.get(words.size() - 1);
        return ending(bare, Words.key(noun)) >= 0 || ending(bare, Words.singular(last)) >= 0;
    }

    private static int ending(String bare, String key) {
        return !key.isEmpty() && bare.startsWith(key) ? ENDINGS.indexOf(bare.substring(key.length())) : -1;
    }

    private static boolean isSecret(String name) {
        String bare = Words.bare(name);
        return SECRETS.stream().anyMatch(bare::endsWith);
    }
}
