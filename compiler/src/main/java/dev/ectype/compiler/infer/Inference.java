package dev.ectype.compiler.infer;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.infer.draft.InferenceObserver;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.stated.StatedFilter;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.stated.StatedConclusions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Completes a model with the resources that its operations imply. */
public final class Inference {
    /** The lowest confidence in percent of accepted proposals. */
    static final int ACCEPTED = 50;

    private final List<InferenceRule> rules;
    private final StatedConclusions stated;

    private Inference(List<InferenceRule> rules, StatedConclusions stated) {
        this.rules = List.copyOf(rules);
        this.stated = stated;
    }

    /** The amount of inference. */
    public enum Mode {
        /** No resources: replies are samples, and only the rules about single operations apply. */
        OFF,
        /** All rules with sufficient confidence. */
        STANDARD;

        /** Returns the mode with the name that users write, or null. */
        public static @Nullable Mode named(String word) {
            return switch (word) {
                case "off" -> OFF;
                case "standard" -> STANDARD;
                default -> null;
            };
        }
    }

    /** A completed model with all proposals. */
    public record Completion(ApiModel model, List<Proposal> proposals) {
        public Completion {
            proposals = List.copyOf(proposals);
        }

        /** Returns the proposals, one on each line. */
        public String log() {
            StringBuilder log = new StringBuilder();
            proposals.forEach(proposal -> log.append(proposal.line()).append('\n'));
            return log.toString();
        }
    }

    public static Inference of(Mode mode) {
        return new Inference(
                mode == Mode.OFF ? InferenceRules.STATELESS : InferenceRules.STANDARD, StatedConclusions.NONE);
    }

    /** Returns inference that respects statements of people. */
    public Inference with(StatedConclusions chosen) {
        return new Inference(rules, chosen);
    }

    /** Returns the statements that inference respects. */
    public StatedConclusions stated() {
        return stated;
    }

    public ApiModel complete(ApiModel canonical, Diagnostics diagnostics) {
        return explain(canonical).model();
    }

    /** Completes the model and returns the proposals with it. */
    public Completion explain(ApiModel canonical) {
        return explain(canonical, proposal -> true, InferenceObserver.NONE);
    }

    /**
     * Completes the model under observation.
     *
     * @param permitted false for proposals that are refused whatever their confidence
     */
    public Completion explain(ApiModel canonical, Predicate<Proposal> permitted, InferenceObserver observer) {
        ModelDraft draft = new ModelDraft(canonical, stated);
        StatedFilter filter = new StatedFilter(stated);
        List<Proposal> log = new ArrayList<>();
        for (InferenceRule rule : rules) {
            for (Proposal proposal : rule.propose(draft)) {
                Proposal possible = filter.permitted(proposal, draft);
                Proposal logged = possible == null ? proposal : possible;
                log.add(logged);
                boolean accepted = possible != null && possible.confidence() >= ACCEPTED && permitted.test(possible);
                if (accepted) {
                    draft.apply(logged.change());
                } else {
                    RefusedChange.replace(logged.change(), draft);
                }
                observer.proposed(logged, accepted, draft);
            }
        }
        return new Completion(draft.completed(), log);
    }
}
