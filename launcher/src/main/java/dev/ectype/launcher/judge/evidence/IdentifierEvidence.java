package dev.ectype.launcher.judge.evidence;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.description.DescribedTypes;
import dev.ectype.launcher.judge.finding.ConclusionKey;
import dev.ectype.launcher.judge.finding.CorrectionText;
import dev.ectype.launcher.judge.words.IdentifierNames;
import dev.ectype.launcher.judge.words.WordComparison;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compares the identifier of each resource with the parameters of its paths, the type of the member and the examples. */
final class IdentifierEvidence {
    private IdentifierEvidence() {}

    static void examine(EvidenceContext context) {
        for (Resource resource : context.model().resources()) {
            String member = resource.identity().member();
            ObjectMember declared = context.api().types().member(resource.type(), member);
            Map<String, ObjectMember> members = context.api().types().members(resource.type());
            if (members.isEmpty()) {
                continue;
            }
            if (declared == null) {
                absent(context, resource, members);
            } else {
                unsuitable(context, resource, declared);
                examples(context, resource);
            }
            parameters(context, resource, members);
        }
        bindings(context);
    }

    /** A member that the type does not declare cannot identify anything, unless the type has no better one. */
    private static void absent(EvidenceContext context, Resource resource, Map<String, ObjectMember> members) {
        String better = IdentifierNames.best(
                parameter(context, resource), List.of(resource.name().value()), members.keySet());
        if (better != null) {
            context.object(
                    ConclusionKey.identifier(resource.name()),
                    90,
                    "its type has no member " + resource.identity().member() + ", but has " + better,
                    context.place(resource.name()),
                    correction(resource, better));
        }
    }

    private static void unsuitable(EvidenceContext context, Resource resource, ObjectMember member) {
        DescribedTypes types = context.api().types();
        TypeRef bare = types.bare(member.type());
        boolean object =
                bare != null && !types.members(bare).isEmpty() && !member.name().isEmpty();
        boolean named = IdentifierNames.score(
                        parameter(context, resource), List.of(resource.name().value()), member.name())
                > 0;
        boolean shared =
                bare instanceof BooleanType || types.values(bare).size() > 1 && !resource.singleton() && !named;
        if (shared || types.items(bare) != null || object) {
            String what =
                    bare instanceof BooleanType ? "true or false" : shared ? "one of a few words" : "no single value";
            context.object(
                    ConclusionKey.identifier(resource.name()),
                    shared ? 85 : 80,
                    "the member " + member.name() + " is " + what + ", which cannot tell instances apart",
                    context.place(resource.name()),
                    null);
        }
    }

    private static void examples(EvidenceContext context, Resource resource) {
        Set<JsonValue> whole = new LinkedHashSet<>();
        Set<JsonValue> identifiers = new LinkedHashSet<>();
        for (JsonValue example : resource.type().notes().examples()) {
            JsonValue value = example instanceof JsonObject object
                    ? object.member(resource.identity().member())
                    : null;
            if (value != null && whole.add(example) && !identifiers.add(value)) {
                context.object(
                        ConclusionKey.identifier(resource.name()),
                        70,
                        "two different examples have the same "
                                + resource.identity().member(),
                        context.place(resource.name()),
                        null);
                return;
            }
        }
    }

    /** The last parameter of the paths of single instances usually has the name of the identifier. */
    private static void parameters(EvidenceContext context, Resource resource, Map<String, ObjectMember> members) {
        String concluded = resource.identity().member();
        if (isNamedByParameter(context, resource)) {
            return;
        }
        for (Endpoint endpoint : context.on(resource.name())) {
            DescribedOperation operation = context.described(endpoint);
            boolean own = operation != null
                    && operation.endsWithParameter()
                    && !resource.singleton()
                    && isNamed(operation, resource);
            if (operation == null || !own) {
                continue;
            }
            String parameter = String.valueOf(operation.lastParameter());
            String better = better(context, endpoint, operation, resource, members);
            boolean sure = better != null && IdentifierNames.isExact(parameter, nouns(resource, operation), better);
            boolean key = better != null && resource.identity().keys().contains(better);
            if (better != null && !better.equals(concluded) && (sure || !key)) {
                context.object(
                        ConclusionKey.identifier(resource.name()),
                        sure && !key ? 90 : 70,
                        "the path " + operation.path() + " names the parameter " + parameter + ", which means " + better
                                + " and not " + concluded,
                        endpoint.location(),
                        correction(resource, better));
                return;
            }
        }
    }

    private static boolean isNamedByParameter(EvidenceContext context, Resource resource) {
        for (Endpoint endpoint : context.on(resource.name())) {
            DescribedOperation operation = context.described(endpoint);
            boolean named = operation != null
                    && operation.endsWithParameter()
                    && isNamed(operation, resource)
                    && IdentifierNames.score(
                                    String.valueOf(operation.lastParameter()),
                                    nouns(resource, operation),
                                    resource.identity().member())
                            > 0;
            if (named) {
                return true;
            }
        }
        return false;
    }

    /** Returns the member that a parameter names better than it names the concluded member, or null. */
    private static @Nullable String better(
            EvidenceContext context,
            Endpoint endpoint,
            DescribedOperation operation,
            Resource resource,
            Map<String, ObjectMember> members) {
        String parameter = String.valueOf(operation.lastParameter());
        List<String> nouns = nouns(resource, operation);
        String concluded = resource.identity().member();
        boolean noun =
                nouns.stream().anyMatch(each -> WordComparison.noun(each).equals(WordComparison.noun(parameter)));
        if (noun || IdentifierNames.score(parameter, nouns, concluded) > 0) {
            return null;
        }
        String best = IdentifierNames.best(parameter, nouns, members.keySet());
        ObjectMember member = best == null ? null : members.get(best);
        return member != null && fits(context, endpoint, parameter, member) ? best : null;
    }

    private static boolean fits(EvidenceContext context, Endpoint endpoint, String name, ObjectMember member) {
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.name().equals(name)) {
                TypeRef one = context.api().types().bare(parameter.type());
                TypeRef other = context.api().types().bare(member.type());
                return !(one instanceof NumberType && other instanceof TextType)
                        && context.api().types().items(other) == null;
            }
        }
        return true;
    }

    private static boolean isNamed(DescribedOperation operation, Resource resource) {
        String type = DescribedTypes.name(resource.type());
        return WordComparison.alike(operation.lastLiteral(), resource.name().value())
                || type != null && WordComparison.alike(operation.lastLiteral(), type);
    }

    private static List<String> nouns(Resource resource, DescribedOperation operation) {
        String type = DescribedTypes.name(resource.type());
        return List.of(resource.name().value(), operation.lastLiteral(), type == null ? "" : type);
    }

    private static String parameter(EvidenceContext context, Resource resource) {
        for (Endpoint endpoint : context.on(resource.name())) {
            DescribedOperation operation = context.described(endpoint);
            if (operation != null && operation.endsWithParameter()) {
                return String.valueOf(operation.lastParameter());
            }
        }
        return "id";
    }

    /** A parameter must be bound to the identifier or a lookup key of the resource, and to a member that exists. */
    private static void bindings(EvidenceContext context) {
        for (Endpoint endpoint : context.model().endpoints()) {
            for (ParameterBinding binding : endpoint.parameterBindings()) {
                Resource resource = context.resource(binding.resource());
                boolean known = resource == null
                        || binding.isAlwaysCurrentUser()
                        || binding.newestAlias() != null
                        || binding.member().equals(resource.identity().member())
                        || resource.identity().keys().contains(binding.member())
                        || IdentifierNames.score(
                                        binding.parameter(),
                                        List.of(binding.resource().value()),
                                        binding.member())
                                > 0;
                if (!known) {
                    context.object(
                            ConclusionKey.parameter(endpoint.id(), binding.parameter()),
                            50,
                            "it is bound to " + binding.member()
                                    + ", which is neither the identifier nor a lookup key of " + binding.resource(),
                            endpoint.location(),
                            null);
                }
            }
        }
    }

    private static String correction(Resource resource, String member) {
        return CorrectionText.of("resource", resource.name().value())
                .with("id", member)
                .toString();
    }
}
