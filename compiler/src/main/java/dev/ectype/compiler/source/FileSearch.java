package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.source.tree.UnreadableDocument;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the result of a search for a file by the end of its path: in the folders that the user added, then in the
 * folder of the entry and in its parent folders.
 *
 * @param found the file, or null
 * @param places the searched locations, nearest first
 */
public record FileSearch(@Nullable TextFile found, List<String> places) {
    private static final int FURTHEST = 20;
    private static final List<DiagnosticCode> STOPS =
            List.of(DiagnosticCode.REFERENCE_OUTSIDE_ROOT, DiagnosticCode.REFERENCE_TO_OTHER_ORIGIN);

    public FileSearch {
        places = List.copyOf(places);
    }

    /** Searches as far up as files may be read. It reports a match that is no text. */
    static FileSearch in(FileLibrary library, String path, Diagnostics diagnostics) {
        List<String> places = new ArrayList<>();
        if (path.isEmpty() || path.startsWith("/") || List.of(path.split("/")).contains("..")) {
            return new FileSearch(null, places);
        }
        for (String prefix : library.searchPrefixes()) {
            try {
                places.add(String.valueOf(library.place(prefix + path)));
                return new FileSearch(library.text(prefix + path), places);
            } catch (UnavailableFile reason) {
                // The next folder may have the file.
                continue;
            } catch (UnreadableDocument rejected) {
                diagnostics.add(rejected.diagnostic());
                return new FileSearch(null, places);
            }
        }
        for (int levels = 0; levels <= FURTHEST; levels++) {
            String reference = String.join("", Collections.nCopies(levels, "../")) + path;
            try {
                String place = library.place(reference);
                if (place == null || places.contains(place)) {
                    break;
                }
                places.add(place);
                return new FileSearch(library.text(reference), places);
            } catch (UnavailableFile reason) {
                if (STOPS.contains(reason.code())) {
                    places.remove(places.size() - 1);
                    break;
                }
            } catch (UnreadableDocument rejected) {
                diagnostics.add(rejected.diagnostic());
                break;
            }
        }
        return new FileSearch(null, places);
    }
}
