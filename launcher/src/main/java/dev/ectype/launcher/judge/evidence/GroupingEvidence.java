package dev.ectype.launcher.judge.evidence;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.description.DescribedTypes;
import dev.ectype.launcher.judge.finding.ConclusionKey;
import dev.ectype.launcher.judge.finding.CorrectionText;
import dev.ectype.launcher.judge.words.WordComparison;
import org.jspecify.annotations.Nullable;

/** Compares the resource of each operation with the type that it sends or returns and with the nouns of its path. */
final class GroupingEvidence {
    private static final int FEW = 34;
    private static final int HALF = 60;
    private static final int ALL = 100;

    private GroupingEvidence() {}

    static void examine(EvidenceContext context) {
        for (Endpoint endpoint : context.model().endpoints()) {
            DescribedOperation operation = context.described(endpoint);
            Role role = endpoint.role();
            Resource resource = role == null ? null : context.resource(role.resource());
            if (operation == null || role == null || resource == null) {
                continue;
            }
            TypeRef type = type(context, operation, role);
            int overlap = TypeOverlap.percent(context.api().types(), type, resource.type());
            Resource other = other(context, operation, type, resource);
            boolean named = operation.isHttp() && isNamed(operation, resource);
            if (overlap >= 0 && overlap < FEW && !named) {
                object(
                        context,
                        endpoint,
                        other,
                        other == null ? 75 : 92,
                        "its type " + typeName(type) + " has hardly a member of " + resource.name()
                                + (other == null ? "" : ", but those of " + other.name()));
            } else if (!named && overlap >= 0 && overlap < ALL && isForeign(operation, type, resource)) {
                object(
                        context,
                        endpoint,
                        other,
                        80,
                        "its path " + operation.path() + " and its type " + typeName(type) + " name "
                                + operation.lastLiteral() + " and not " + resource.name());
            } else if (other != null
                    && !named
                    && operation.isHttp()
                    && isNamed(operation, other)
                    && overlap >= 0
                    && overlap < HALF) {
                object(
                        context,
                        endpoint,
                        other,
                        80,
                        "its path " + operation.path() + " ends with " + operation.lastLiteral() + ", which names "
                                + other.name() + " and not " + resource.name());
            }
        }
    }

    private static void object(
            EvidenceContext context, Endpoint endpoint, @Nullable Resource other, int percent, String text) {
        DescribedOperation operation = context.described(endpoint);
        String noun = operation == null || !operation.isHttp() ? "" : operation.lastLiteral();
        String correction = other == null
                ? CorrectionText.of("operation", endpoint.id().value())
                        .with(noun.isEmpty() ? "role" : "resource", noun.isEmpty() ? "none" : noun)
                        .toString()
                : CorrectionText.of("operation", endpoint.id().value())
                        .with("resource", other.name().value())
                        .toString();
        context.object(ConclusionKey.resource(endpoint.id()), percent, text, endpoint.location(), correction);
    }

    /** Returns the type of the instances that an operation returns, else of those that it receives. */
    static @Nullable TypeRef type(EvidenceContext context, DescribedOperation operation, Role role) {
        DescribedTypes types = context.api().types();
        if (role instanceof Role.ListAll list) {
            TypeRef items = types.items(types.at(operation.replyType(), list.itemsAt()));
            return items == null ? context.api().listed(operation) : items;
        }
        boolean whole = role instanceof Role.Read || role instanceof Role.Create || role instanceof Role.Change;
        if (!whole) {
            return null;
        }
        TypeRef reply = role.replyAt() == null ? null : types.at(operation.replyType(), role.replyAt());
        if (role instanceof Role.Read read) {
            return types.at(operation.replyType(), read.replyAt());
        }
        return reply == null && role.bodyAt() != null ? types.at(operation.bodyType(), role.itemAt()) : reply;
    }

    /** Returns another resource that the type or the path names better. */
    private static @Nullable Resource other(
            EvidenceContext context, DescribedOperation operation, @Nullable TypeRef type, Resource concluded) {
        Resource byPath = null;
        for (Resource each : context.model().resources()) {
            if (each.name().equals(concluded.name())) {
                continue;
            }
            String name = DescribedTypes.name(each.type());
            if (name != null
                    && name.equals(DescribedTypes.name(type))
                    && !name.equals(DescribedTypes.name(concluded.type()))) {
                return each;
            }
            boolean exact =
                    WordComparison.noun(each.name().value()).equals(WordComparison.noun(operation.lastLiteral()));
            byPath = exact && byPath == null ? each : byPath;
        }
        return byPath;
    }

    /** Returns whether the path and the type have the same name, which neither the resource nor its type has. */
    private static boolean isForeign(DescribedOperation operation, @Nullable TypeRef type, Resource resource) {
        String name = DescribedTypes.name(type);
        String stored = DescribedTypes.name(resource.type());
        String noun = operation.lastLiteral();
        return operation.isHttp()
                && name != null
                && WordComparison.alike(name, noun)
                && !WordComparison.alike(name, resource.name().value())
                && (stored == null || !WordComparison.alike(name, stored) && !WordComparison.alike(noun, stored));
    }

    private static boolean isNamed(DescribedOperation operation, Resource resource) {
        return WordComparison.alike(operation.lastLiteral(), resource.name().value());
    }

    private static String typeName(@Nullable TypeRef type) {
        String name = DescribedTypes.name(type);
        return name == null ? "in the description" : name;
    }
}
