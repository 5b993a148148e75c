package dev.ectype.launcher.judge.score;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.launcher.judge.finding.ConclusionKey;
import dev.ectype.launcher.judge.finding.JudgePart;
import dev.ectype.launcher.judge.finding.Objection;
import dev.ectype.launcher.judge.finding.Reason;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Holds the score of one description.
 *
 * @param score the score from 0 to 100 over all parts
 * @param doubts the conclusions with an objection, the most urgent first
 */
public record ScoreCard(double score, List<PartScore> parts, List<Doubt> doubts) {
    private static final int ALL = 100;

    public ScoreCard {
        parts = List.copyOf(parts);
        doubts = List.copyOf(doubts);
    }

    /** Computes the score of the conclusions of a model from the objections against them. */
    public static ScoreCard of(ApiModel model, List<Objection> objections) {
        Map<ConclusionKey, JudgedConclusion> judged = JudgedConclusions.of(model);
        Map<ConclusionKey, List<Objection>> against = new LinkedHashMap<>();
        for (Objection each : objections) {
            if (judged.containsKey(each.conclusion())) {
                against.computeIfAbsent(each.conclusion(), key -> new ArrayList<>())
                        .add(each);
            }
        }
        Map<ConclusionKey, Doubt> doubts = new LinkedHashMap<>();
        against.forEach((key, reasons) -> doubts.put(key, doubt(Objects.requireNonNull(judged.get(key)), reasons)));
        List<PartScore> parts = new ArrayList<>();
        double total = 0;
        double lost = 0;
        for (JudgePart part : JudgePart.values()) {
            Part sums = Part.of(part, judged, doubts);
            parts.add(new PartScore(part, score(sums.lost, sums.total), sums.judged, sums.doubted));
            total += sums.total;
            lost += sums.lost;
        }
        List<Doubt> ordered = new ArrayList<>(doubts.values());
        ordered.sort(Comparator.comparingLong(Doubt::urgency).reversed());
        return new ScoreCard(score(lost, total), parts, ordered);
    }

    private record Part(int judged, int doubted, double total, double lost) {
        static Part of(JudgePart part, Map<ConclusionKey, JudgedConclusion> all, Map<ConclusionKey, Doubt> doubts) {
            int judged = 0;
            int doubted = 0;
            double total = 0;
            double lost = 0;
            for (JudgedConclusion each : all.values()) {
                if (each.key().part() == part) {
                    Doubt doubt = doubts.get(each.key());
                    judged++;
                    doubted += doubt != null && doubt.isReported() ? 1 : 0;
                    total += each.importance();
                    lost += doubt == null ? 0 : each.importance() * doubt.percent() / (double) ALL;
                }
            }
            return new Part(judged, doubted, total, lost);
        }
    }

    /** Combines reasons as if they were independent; those of the same source and place count once. */
    private static Doubt doubt(JudgedConclusion conclusion, List<Objection> objections) {
        double trust = 1;
        String correction = null;
        int best = 0;
        List<Reason> reasons = new ArrayList<>();
        for (Objection each : objections) {
            trust *= 1 - each.reason().percent() / (double) ALL;
            reasons.add(each.reason());
            if (each.correction() != null && each.reason().percent() > best) {
                correction = each.correction();
                best = each.reason().percent();
            }
        }
        reasons.sort(Comparator.comparingInt(Reason::percent).reversed());
        return new Doubt(conclusion, (int) Math.round((1 - trust) * ALL), reasons, correction);
    }

    private static double score(double lost, double total) {
        double share = total == 0 ? 1 : 1 - lost / total;
        return Math.round(share * ALL * ALL) / (double) ALL;
    }
}
