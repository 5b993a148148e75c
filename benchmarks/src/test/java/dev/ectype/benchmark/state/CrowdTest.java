package dev.ectype.benchmark.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.benchmark.measure.Measurement;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CrowdTest {
    private final Crowd crowd = new Crowd(1_000);

    @Test
    void isASnapshotWithFiftyPetsInEachShelter(@TempDir Path folder) throws IOException {
        Document snapshot = Json.parse(Files.readAllBytes(crowd.fixture(folder)));
        Document pets = snapshot.at(MemberPath.of("resources", "pets"));
        int[] lodgers = new int[crowd.shelters()];
        for (Document pet : pets.elements()) {
            lodgers[(int) pet.at(MemberPath.of("document", "shelter")).longValue()]++;
        }
        assertThat(lodgers).hasSize(20).containsOnly(Crowd.IN_A_SHELTER);
    }

    @Test
    void documentsHave64BytesOfJson() {
        for (int id : new int[] {1, 999, 999_999, 1_000_000}) {
            assertThat(Json.parse(Crowd.document(id, 20_000)).length()).isEqualTo(Crowd.DOCUMENT_BYTES);
        }
        String uuid = "01234567-89ab-4cde-8f01-23456789abcd";
        assertThat(Json.parse(Crowd.document(uuid)).length()).isEqualTo(Crowd.DOCUMENT_BYTES);
    }

    @Test
    void requestsNameAllExistingPets() {
        Set<String> paths = new LinkedHashSet<>();
        for (byte[] request : CrowdWork.READ.requests(crowd)) {
            paths.add(new String(request, StandardCharsets.US_ASCII).split(" ")[1]);
        }
        assertThat(paths).hasSize(1_000).contains("/pets/1", "/pets/1000");
        assertThat(CrowdWork.PAGE.requests(crowd))
                .extracting(request -> new String(request, StandardCharsets.US_ASCII).split(" ")[1])
                .contains("/pets?page=1", "/pets?page=50")
                .doesNotContain("/pets?page=0", "/pets?page=51");
    }

    @Test
    void aBarIsAnUpperLimit() {
        assertThat(Measurement.ratio("a", 1.25, 1.25, "").meetsBar()).isTrue();
        assertThat(Measurement.ratio("a", 1.3, 1.25, "").meetsBar()).isFalse();
        assertThat(Measurement.ratio("a", 1.3, 1.25, "").isTolerable()).isTrue();
        assertThat(Measurement.ratio("a", 1.4, 1.25, "").isTolerable()).isFalse();
        assertThat(new Measurement("a", 129, "kB", 128, "").isTolerable()).isFalse();
        assertThat(Measurement.withoutBar("a", 1e9, "s", "").meetsBar()).isTrue();
    }
}
