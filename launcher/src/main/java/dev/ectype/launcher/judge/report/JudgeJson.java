package dev.ectype.launcher.judge.report;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.launcher.judge.JudgeReport;
import dev.ectype.launcher.judge.finding.Reason;
import dev.ectype.launcher.judge.score.Doubt;
import dev.ectype.launcher.judge.score.JudgedConclusion;
import dev.ectype.launcher.judge.score.PartScore;
import java.util.List;
import java.util.Locale;

/** Formats a report as JSON. */
public final class JudgeJson {
    private JudgeJson() {}

    /** Returns the whole report. */
    public static JsonObject of(JudgeReport report) {
        JsonObject.Builder parts = JsonObject.builder();
        report.card().parts().forEach(each -> parts.put(each.part().word(), part(each)));
        return JsonObject.builder()
                .put("api", report.api())
                .put("version", report.version())
                .put("score", new JsonNumber(report.printedScore()))
                .put("parts", parts.build())
                .put("doubts", array(report.doubts()))
                .put(
                        "client",
                        JsonObject.builder()
                                .put("requests", report.client().requests())
                                .put("resources", report.client().families())
                                .put("played", report.client().played())
                                .put("complete", report.client().complete())
                                .build())
                .build();
    }

    private static JsonObject part(PartScore part) {
        return JsonObject.builder()
                .put("score", new JsonNumber(part.printedScore()))
                .put("conclusions", part.judged())
                .put("doubted", part.doubted())
                .build();
    }

    private static JsonArray array(List<Doubt> doubts) {
        return new JsonArray(doubts.stream().<JsonValue>map(JudgeJson::doubt).toList());
    }

    private static JsonObject doubt(Doubt doubt) {
        JudgedConclusion conclusion = doubt.conclusion();
        JsonObject.Builder json = JsonObject.builder()
                .put("part", conclusion.key().part().word())
                .put("kind", conclusion.key().subject().section().singular())
                .put("subject", conclusion.key().subject().name())
                .put("aspect", conclusion.key().aspect())
                .put("value", conclusion.value())
                .put("doubt", doubt.percent())
                .put("importance", conclusion.importance());
        place(json, conclusion.location());
        return json.put(
                        "reasons",
                        new JsonArray(doubt.reasons().stream()
                                .<JsonValue>map(JudgeJson::reason)
                                .toList()))
                .put("correction", doubt.correction() == null ? JsonNull.NULL : new JsonText(doubt.correction()))
                .build();
    }

    private static JsonObject reason(Reason reason) {
        JsonObject.Builder json = JsonObject.builder()
                .put("source", reason.source().name().toLowerCase(Locale.ROOT))
                .put("doubt", reason.percent())
                .put("text", reason.text());
        place(json, reason.location());
        return json.put("exchanges", JsonArray.ofTexts(reason.exchanges())).build();
    }

    private static void place(JsonObject.Builder json, SourceLocation location) {
        json.put("file", location.file()).put("line", location.line()).put("column", location.column());
    }
}
