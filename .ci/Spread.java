import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.Entries;
import dev.ectype.compiler.ingest.Ingestors;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.compiler.source.Sources;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Chooses descriptions of a folder that stand for all of it: the three largest, and every eighth. */
final class Spread {
    private static final int LARGEST = 3;
    private static final int EVERY = 8;

    private Spread() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        List<Path> entries = new ArrayList<>(Entries.in(folder));
        entries.sort(Comparator.comparing(Path::toString));
        Map<Path, Integer> operations = new LinkedHashMap<>();
        entries.forEach(entry -> operations.put(entry, operations(folder, entry)));
        TreeSet<Path> chosen = new TreeSet<>(Comparator.comparing(Path::toString));
        for (int at = 0; at < entries.size(); at += EVERY) {
            chosen.add(entries.get(at));
        }
        entries.stream()
                .sorted(Comparator.comparing(operations::get).reversed())
                .limit(LARGEST)
                .forEach(chosen::add);
        chosen.forEach(System.out::println);
    }

    private static int operations(Path folder, Path entry) {
        Diagnostics diagnostics = new Diagnostics();
        Sources sources = Sources.of(SourceRoot.file(entry, folder), diagnostics);
        int operations = 0;
        for (ApiModel model : Ingestors.ingest(List.of(sources), diagnostics)) {
            operations += model.endpoints().size();
        }
        return operations;
    }
}
