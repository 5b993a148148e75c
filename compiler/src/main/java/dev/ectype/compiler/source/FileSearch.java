package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.source.tree.UnreadableDocument;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A file that was looked for by a path whose beginning is not told: in the folder of the entry and in those around it.
 *
 * @param found the file, or null
 * @param places where it was looked for, nearest first
 */
public record FileSearch(@Nullable TextFile found, List<String> places) {
    private static final int FURTHEST = 20;
    private static final List<DiagnosticCode> STOPS =
            List.of(DiagnosticCode.REFERENCE_OUTSIDE_ROOT, DiagnosticCode.REFERENCE_TO_OTHER_ORIGIN);

    public FileSearch {
        places = List.copyOf(places);
    }

    /** Looks as far up as files may be read; what is there and is no text is reported. */
    static FileSearch in(FileLibrary library, String path, Diagnostics diagnostics) {
        List<String> places = new ArrayList<>();
        if (path.isEmpty() || path.startsWith("/") || List.of(path.split("/")).contains("..")) {
            return new FileSearch(null, places);
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
