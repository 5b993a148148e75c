package dev.ectype.compiler.infer.lexicon;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lists the states that irregular verbs lead to, with and without regular endings. */
final class IrregularVerbs {
    private static final Map<String, List<String>> RESULTS = results();

    private IrregularVerbs() {}

    /** Returns the known states that a verb leads to. */
    static List<String> resultsOf(String verb) {
        return RESULTS.getOrDefault(verb, List.of());
    }

    private static Map<String, List<String>> results() {
        Map<String, List<String>> results = new LinkedHashMap<>();
        results.put("pay", List.of("paid"));
        results.put("send", List.of("sent"));
        results.put("hide", List.of("hidden"));
        results.put("freeze", List.of("frozen"));
        results.put("show", List.of("shown", "visible"));
        results.put("sell", List.of("sold"));
        results.put("buy", List.of("bought", "purchased"));
        results.put("hold", List.of("held", "onhold"));
        results.put("withdraw", List.of("withdrawn"));
        results.put("activate", List.of("active", "enabled"));
        results.put("deactivate", List.of("inactive", "disabled"));
        results.put("enable", List.of("active"));
        results.put("disable", List.of("inactive"));
        results.put("reopen", List.of("open", "opened"));
        results.put("unarchive", List.of("active", "open"));
        results.put("start", List.of("running", "inprogress", "active"));
        results.put("stop", List.of("off", "inactive"));
        results.put("resume", List.of("active", "running", "inprogress"));
        results.put("unpause", List.of("active", "running"));
        results.put("finish", List.of("completed", "complete", "done"));
        results.put("complete", List.of("done", "finished"));
        results.put("capture", List.of("succeeded", "completed"));
        results.put("confirm", List.of("succeeded"));
        results.put("finalize", List.of("finalized", "final", "open", "issued"));
        results.put("finalise", List.of("finalised", "final", "open", "issued"));
        results.put("submit", List.of("pending", "inreview"));
        results.put("lend", List.of("lent", "onloan", "loaned", "borrowed"));
        results.put("borrow", List.of("onloan", "loaned", "lent", "checkedout"));
        results.put("checkout", List.of("checkedout", "onloan", "loaned", "borrowed", "lent"));
        results.put("checkin", List.of("checkedin", "available", "returned"));
        results.put("return", List.of("available"));
        results.put("release", List.of("available"));
        results.put("reinstate", List.of("active"));
        results.put("unsuspend", List.of("active"));
        results.put("take", List.of("taken"));
        results.put("give", List.of("given"));
        results.put("make", List.of("made"));
        results.put("build", List.of("built"));
        results.put("begin", List.of("begun", "running", "inprogress"));
        results.put("win", List.of("won"));
        results.put("lose", List.of("lost"));
        results.put("write", List.of("written"));
        results.put("break", List.of("broken"));
        results.put("choose", List.of("chosen"));
        results.put("leave", List.of("left"));
        results.put("bind", List.of("bound"));
        results.put("find", List.of("found"));
        results.put("keep", List.of("kept"));
        results.put("draw", List.of("drawn"));
        results.put("split", List.of("split"));
        results.put("put", List.of("put"));
        results.put("spend", List.of("spent"));
        results.put("undo", List.of("undone"));
        return results;
    }
}
