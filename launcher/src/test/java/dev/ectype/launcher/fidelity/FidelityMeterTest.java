package dev.ectype.launcher.fidelity;

import static dev.ectype.launcher.recording.ExampleExchanges.exchange;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExampleExchanges;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class FidelityMeterTest {
    private static final String ORIGIN = "http://pets.example";
    private static final String ANN = "{'id':'kpr_9f8a7b6c','name':'Ann'}";
    private static final String BOB = "{'id':'kpr_1a2b3c4d','name':'Bob'}";
    private static final String OTTO = "{'id':11,'name':'Otto','keeperId':'kpr_9f8a7b6c','weight':8.5}";
    private static final String OLGA = "{'id':12,'name':'Olga','keeperId':'kpr_1a2b3c4d','weight':7.5}";
    private static final String GONE = "{'error':{'code':'not_found','message':'none'}}";

    /** The exchanges of a client that first read and then wrote. */
    private static final List<CapturedExchange> RECORDED = List.of(
            exchange(1, "GET /v1/keepers", "", 200, "{'items':[" + ANN + "," + BOB + "],'total':2}"),
            exchange(2, "GET /v1/animals?keeperId=kpr_9f8a7b6c", "", 200, "{'items':[" + OTTO + "],'total':1}"),
            exchange(3, "GET /v1/animals/11", "", 200, OTTO),
            exchange(4, "GET /v1/animals/99", "", 404, GONE),
            exchange(5, "POST /v1/animals", "{'name':'Olga','keeperId':'kpr_1a2b3c4d','weight':7.5}", 201, OLGA),
            exchange(6, "GET /v1/animals/12", "", 200, OLGA),
            exchange(7, "PATCH /v1/animals/11", "{'weight':9.5}", 200, OTTO.replace("8.5", "9.5")),
            exchange(8, "GET /v1/animals/12/visits", "", 200, "[]"),
            exchange(
                    9,
                    "POST /v1/animals/12/visits",
                    "{'reason':'cough'}",
                    201,
                    "{'id':501,'animalId':12,'reason':'cough'}"),
            exchange(10, "GET /v1/animals/12/visits", "", 200, "[{'id':501,'animalId':12,'reason':'cough'}]"),
            exchange(11, "DELETE /v1/animals/11", "", 204, ""),
            exchange(12, "GET /v1/animals/11", "", 404, GONE));

    private static String lines(List<CapturedExchange> exchanges) {
        return String.join("\n", exchanges.stream().map(ExampleExchanges::line).toList());
    }

    private static Emulator emulator(List<CapturedExchange> recorded) {
        SourceRoot root = SourceRoot.text("zoo.jsonl", lines(recorded).getBytes(StandardCharsets.UTF_8));
        CompilationRequest request = new CompilationRequest(List.of(root), Inference.Mode.STANDARD, null);
        return Objects.requireNonNull(new Launcher()
                .boot(new LaunchRequest(request, CompileCache.none()))
                .emulator());
    }

    private static FidelityReport measure(List<CapturedExchange> recorded, List<CapturedExchange> replayed)
            throws IOException, InterruptedException {
        try (Emulator serving = emulator(recorded).start()) {
            return FidelityMeter.measure(ExampleExchanges.read(lines(replayed)), serving.baseUri(), ORIGIN);
        }
    }

    @Test
    void anEmulatorOfARecordingRepliesAsRecorded() throws IOException, InterruptedException {
        FidelityReport report = measure(RECORDED, RECORDED);
        assertThat(report.differing()).isEmpty();
        assertThat(report)
                .extracting(FidelityReport::exchanges, FidelityReport::sameStatus, FidelityReport::sameShape)
                .containsExactly(12L, 12L, 12L);
        assertThat(report.values()).isEqualTo(36);
        assertThat(report.sameValues()).isEqualTo(36);
    }

    @Test
    void differencesAreCountedAndReported() throws IOException, InterruptedException {
        List<CapturedExchange> others = List.of(
                exchange(1, "GET /v1/keepers", "", 200, "{'items':[" + ANN + "," + BOB + "],'total':3}"),
                exchange(2, "GET /v1/animals/11", "", 200, OTTO.replace("8.5", "'heavy'")),
                exchange(3, "GET /v1/animals/99", "", 200, OTTO));
        FidelityReport report = measure(RECORDED, others);
        assertThat(report.sameStatus()).isEqualTo(2);
        assertThat(report.sameShape()).isEqualTo(1);
        assertThat(report.values()).isEqualTo(9);
        assertThat(report.sameValues()).isEqualTo(7);
        assertThat(report.differing()).extracting(each -> each.result().seq()).containsExactly(2L, 3L);
    }

    @Test
    void requestsToOtherServersAreIgnored() throws IOException, InterruptedException {
        String text = lines(RECORDED.subList(0, 1)) + "\n"
                + lines(RECORDED.subList(2, 3)).replace(ORIGIN, ORIGIN + ".elsewhere");
        try (Emulator serving = emulator(RECORDED).start()) {
            FidelityReport report = FidelityMeter.measure(ExampleExchanges.read(text), serving.baseUri(), ORIGIN);
            assertThat(report.exchanges()).isEqualTo(1);
        }
    }
}
