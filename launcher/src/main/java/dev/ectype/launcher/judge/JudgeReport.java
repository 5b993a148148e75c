package dev.ectype.launcher.judge;

import dev.ectype.launcher.judge.client.DescriptionClient;
import dev.ectype.launcher.judge.score.Doubt;
import dev.ectype.launcher.judge.score.PartScore;
import dev.ectype.launcher.judge.score.ScoreCard;
import java.util.List;

/**
 * Holds the grades of the conclusions about one API.
 *
 * @param api the name of the API
 */
public record JudgeReport(String api, String version, ScoreCard card, DescriptionClient.Result client) {
    /** Returns the doubts that are worth a look, the most urgent first. */
    public List<Doubt> doubts() {
        return card.doubts().stream().filter(Doubt::isReported).toList();
    }

    /** Returns the score with two digits after the point. */
    public String printedScore() {
        return PartScore.printed(card.score());
    }

    /** Returns one line about the whole report. */
    public String summary() {
        return api + " " + version + ": score=" + printedScore() + " doubted="
                + doubts().size() + " requests=" + client.requests() + " played=" + client.played() + " of "
                + client.families() + (client.complete() ? "" : " (a sample)");
    }
}
