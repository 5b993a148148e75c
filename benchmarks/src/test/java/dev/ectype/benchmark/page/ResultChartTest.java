package dev.ectype.benchmark.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

final class ResultChartTest {
    private static final ResultChart CHART = new ResultChart(
            "Time to the first reply",
            "seconds",
            List.of(
                    row("petstore, <now>", 0.8, 0.7, 0.9, 1.2),
                    row("a description with a name of many words", 3.0, null, null, 2.0)));

    @Test
    void aChartIsXmlWithATitleAndADescription() throws Exception {
        Document svg = parsed();
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("Time to the first reply");
        assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
                .isEqualTo("seconds: petstore, <now> 0.80 s (quartiles 0.70 s and 0.90 s), bar ≤ 1.20 s, held;"
                        + " a description with a name of many words 3.00 s, bar ≤ 2.00 s, missed.");
    }

    @Test
    void rectanglesAreAsLongAsTheirResults() {
        // The scale of 390 points ends at 3 seconds.
        assertThat(CHART.svg())
                .contains("<rect class=\"held\" x=\"250.0\" y=\"81.0\" width=\"104.0\"")
                .contains("<rect class=\"missed\" x=\"250.0\" y=\"109.0\" width=\"390.0\"");
    }

    @Test
    void eachRowHasALineAtItsBarAndOneBetweenItsQuartiles() {
        assertThat(CHART.svg())
                .contains("<line class=\"bar\" x1=\"406.0\" y1=\"78.0\" x2=\"406.0\"")
                .contains("<line class=\"bar\" x1=\"510.0\" y1=\"106.0\" x2=\"510.0\"")
                .contains("<line class=\"spread\" x1=\"341.0\" y1=\"88.0\" x2=\"367.0\"");
    }

    @Test
    void aMissedBarIsAlsoAWordAndALongLabelIsCut() {
        assertThat(CHART.svg())
                .contains(">3.00 s, bar 2.00 s, missed<")
                .contains(">a description wi…ame of many words<");
    }

    @Test
    void theColorsFollowTheSchemeOfTheReader() {
        assertThat(CHART.svg()).contains("@media (prefers-color-scheme:dark)");
    }

    private static ResultChart.Row row(String label, double value, Double lower, Double upper, double bar) {
        return new ResultChart.Row(
                label, new BenchmarkResult("start", label, "s", value, lower, upper, bar, value <= bar, ""));
    }

    private static Document parsed() throws ParserConfigurationException, SAXException, IOException {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(CHART.svg().getBytes(StandardCharsets.UTF_8)));
    }
}
