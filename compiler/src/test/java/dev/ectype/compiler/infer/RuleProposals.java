package dev.ectype.compiler.infer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.stated.StatedFilter;
import dev.ectype.compiler.source.SourceRoot;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Runs all rules over a description and returns the proposals of one of them. */
final class RuleProposals {
    private RuleProposals() {}

    /**
     * Returns the proposals of a rule, one on each line, without the rule's name. Fails if the description is not
     * valid, or if the rules together propose anything else than the compiler does.
     */
    static List<String> of(InferenceRule rule, FixtureDescription description) {
        Compilation compilation = compile(description);
        ModelDraft draft = new ModelDraft(compilation.canonical(), compilation.stated());
        List<String> all = new ArrayList<>();
        List<String> own = new ArrayList<>();
        StatedFilter filter = new StatedFilter(compilation.stated());
        for (InferenceRule each : InferenceRules.STANDARD) {
            for (Proposal proposed : each.propose(draft)) {
                Proposal permitted = filter.permitted(proposed, draft);
                Proposal proposal = permitted == null ? proposed : permitted;
                if (permitted != null && proposal.confidence() >= Inference.ACCEPTED) {
                    draft.apply(proposal.change());
                }
                all.add(proposal.line());
                if (each == rule) {
                    own.add(withoutRule(proposal));
                }
            }
        }
        assertThat(all)
                .isEqualTo(compilation.proposals().stream().map(Proposal::line).toList());
        return own;
    }

    private static String withoutRule(Proposal proposal) {
        return proposal.line().substring(proposal.rule().length() + 1);
    }

    private static Compilation compile(FixtureDescription description) {
        SourceRoot source = SourceRoot.file(description.file(), RuleFixture.FOLDER);
        CompilationResult result = new EmulatorCompiler().compile(CompilationRequest.of(source));
        assertThat(result.diagnostics())
                .as("diagnostics of %s", description.file())
                .isEmpty();
        return Objects.requireNonNull(result.compilation());
    }
}
