package dev.ectype.benchmark.flat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GrownDescriptionTest {
    private static final Pattern OPERATION = Pattern.compile("\n +operationId: (\\w+)");

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 10, 100, 1_200})
    void descriptionHasSoManyOperations(int count) throws IOException {
        List<String> operations = OPERATION
                .matcher(new GrownDescription(count).text())
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(operations).hasSize(count).doesNotHaveDuplicates().startsWith("listPets", "createPet", "getPet");
    }
}
