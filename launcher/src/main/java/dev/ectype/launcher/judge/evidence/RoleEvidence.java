package dev.ectype.launcher.judge.evidence;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.DeleteMany;
import dev.ectype.compiler.ir.resource.LinkRole;
import dev.ectype.compiler.ir.resource.MoveRole;
import dev.ectype.compiler.ir.resource.ReplyingRole;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.SetFlag;
import dev.ectype.compiler.ir.resource.SubResourceRole;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.description.ExpectedKind;
import dev.ectype.launcher.judge.finding.ConclusionKey;
import dev.ectype.launcher.judge.finding.CorrectionText;
import dev.ectype.launcher.judge.words.EffectKind;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compares the effect of each operation with its method, its path and the verbs of its texts. */
final class RoleEvidence {
    private static final int NO_ROLE = 55;
    private static final int LIKELY = 85;
    private static final int UNSAFE = 95;

    private RoleEvidence() {}

    static void examine(EvidenceContext context) {
        for (Endpoint endpoint : context.model().endpoints()) {
            DescribedOperation operation = context.described(endpoint);
            if (operation != null) {
                examine(context, endpoint, operation);
            }
        }
    }

    private static void examine(EvidenceContext context, Endpoint endpoint, DescribedOperation operation) {
        Set<EffectKind> concluded = kinds(endpoint.role());
        ExpectedKind expected = ExpectedKind.of(context.api(), operation);
        if (expected != null
                && !concluded.contains(expected.kind())
                && !excused(endpoint.role(), expected, operation)) {
            int percent = endpoint.role() == null ? missing(context, expected, operation) : expected.percent();
            String words = endpoint.role() == null ? "no role" : "the role " + concludedWord(concluded);
            if (percent > 0) {
                context.object(
                        ConclusionKey.role(endpoint.id()),
                        percent,
                        expected.reason() + ", which means " + expected.kind().word() + ", but it has " + words,
                        endpoint.location(),
                        correction(endpoint, operation, expected.kind()));
            }
        } else if (expected == null && operation.method().equals("GET") && changes(endpoint.role())) {
            context.object(
                    ConclusionKey.role(endpoint.id()),
                    UNSAFE,
                    "GET must not change state, but it has the role " + concludedWord(concluded),
                    endpoint.location(),
                    CorrectionText.of("operation", endpoint.id().value())
                            .with("role", "none")
                            .toString());
        } else if (expected == null && !operation.method().equals("DELETE")) {
            deletionWithoutWord(context, endpoint, operation);
        }
    }

    private static void deletionWithoutWord(EvidenceContext context, Endpoint endpoint, DescribedOperation operation) {
        EffectKind verb = ExpectedKind.verb(operation);
        boolean deletes = endpoint.role() instanceof Role.Delete;
        if (deletes && verb != EffectKind.DELETE) {
            context.object(
                    ConclusionKey.role(endpoint.id()),
                    70,
                    "neither the method nor the first word of its texts says that it deletes",
                    endpoint.location(),
                    CorrectionText.of("operation", endpoint.id().value())
                            .with("role", "none")
                            .toString());
        }
    }

    /** A missing role is only doubtful if the operation handles the same type as an operation with a role beside it. */
    private static int missing(EvidenceContext context, ExpectedKind expected, DescribedOperation operation) {
        if (expected.percent() < LIKELY || !operation.isHttp()) {
            return 0;
        }
        String collection = operation.endsWithParameter()
                ? operation.shape(operation.segments().size() - 1)
                : operation.shape();
        boolean family = context.model().endpoints().stream()
                .filter(each -> each.role() != null)
                .map(context::described)
                .anyMatch(each -> each != null
                        && (each.shape().equals(collection) || each.shape().equals(collection + "/{}")));
        return family ? Math.max(NO_ROLE, expected.percent() - 10) : 0;
    }

    /** Returns true for roles that are usual although the method or the words suggest another one. */
    private static boolean excused(@Nullable Role role, ExpectedKind expected, DescribedOperation operation) {
        if (role instanceof LinkRole
                || role instanceof Role.EditList
                || role instanceof MoveRole
                || role instanceof ReplyingRole) {
            return !expected.kind().isSafe();
        }
        if (role instanceof Role.Act || role instanceof SetFlag || role instanceof Role.ClearMembers) {
            return expected.kind() == EffectKind.UPDATE && !operation.endsWithParameter()
                    || expected.kind() == EffectKind.DELETE && expected.percent() < 95;
        }
        return false;
    }

    private static boolean changes(@Nullable Role role) {
        Set<EffectKind> kinds = kinds(role);
        return role != null && !kinds.contains(EffectKind.LIST) && !kinds.contains(EffectKind.READ);
    }

    private static String concludedWord(Set<EffectKind> concluded) {
        return concluded.isEmpty() ? "none" : concluded.iterator().next().word();
    }

    /** Returns the kinds that a role may be called. */
    static Set<EffectKind> kinds(@Nullable Role role) {
        if (role == null) {
            return EnumSet.noneOf(EffectKind.class);
        }
        if (role instanceof Role.Create) {
            return EnumSet.of(EffectKind.CREATE);
        }
        if (role instanceof Role.ListAll || role instanceof Role.Count || role instanceof ReplyingRole.ListReferrers) {
            return EnumSet.of(EffectKind.LIST);
        }
        if (role instanceof SubResourceRole.ReadSubResource) {
            return EnumSet.of(EffectKind.READ, EffectKind.LIST);
        }
        if (role instanceof Role.Read || role instanceof LinkRole.ReadLinked) {
            return EnumSet.of(EffectKind.READ);
        }
        if (role instanceof Role.Replace replace) {
            return replace.creates() ? EnumSet.of(EffectKind.UPDATE, EffectKind.CREATE) : EnumSet.of(EffectKind.UPDATE);
        }
        if (role instanceof Role.Change || role instanceof SubResourceRole.WriteSubResource) {
            return EnumSet.of(EffectKind.UPDATE);
        }
        if (role instanceof Role.Delete
                || role instanceof DeleteMany
                || role instanceof SubResourceRole.ClearSubResource) {
            return EnumSet.of(EffectKind.DELETE);
        }
        return role instanceof ReplyingRole.Fetch || role instanceof Role.CustomAction
                ? EnumSet.of(EffectKind.ACTION, EffectKind.READ, EffectKind.LIST)
                : EnumSet.of(EffectKind.ACTION);
    }

    private static String correction(Endpoint endpoint, DescribedOperation operation, EffectKind kind) {
        String role = switch (kind) {
            case UPDATE -> operation.method().equals("PUT") ? "replace" : "update";
            case ACTION -> "none";
            default -> kind.word();
        };
        CorrectionText text = CorrectionText.of("operation", endpoint.id().value());
        if (endpoint.role() != null) {
            text.with("resource", endpoint.role().resource().value());
        }
        return text.with("role", role).toString();
    }
}
