package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.state.id.Dice;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Who and where one instance is about, so that its e-mail fits its name and its postcode its city. */
final class Persona {
    private final WordLists words;
    private final Dice dice;
    private String @Nullable [] place;
    private boolean consulted;

    Persona(WordLists words, Dice dice) {
        this.words = words;
        this.dice = dice;
    }

    /** A choice that every member of that purpose shares. */
    String word(String list) {
        return dice.at(list).choose(words.of(list));
    }

    /** Whether anything was said of who and where it is about. */
    boolean isConsulted() {
        return consulted;
    }

    void consulted(boolean known) {
        consulted = known;
    }

    private String place(int part) {
        String[] known = place;
        consulted = true;
        if (known == null) {
            known = dice.at("place").choose(words.of("places")).split("\\|");
            place = known;
        }
        return known[part];
    }

    String given() {
        consulted = true;
        return word("given-names");
    }

    String family() {
        consulted = true;
        return word("family-names");
    }

    String fullName() {
        return given() + " " + family();
    }

    String company() {
        consulted = true;
        return word("company-words") + " " + word("company-ends");
    }

    String codename() {
        return word("adjectives") + " " + word("creatures");
    }

    String product() {
        return word("materials") + " " + word("products");
    }

    String city() {
        return place(0);
    }

    String countryCode() {
        return place(1);
    }

    String country() {
        return place(2);
    }

    String region() {
        return place(3);
    }

    String postcode() {
        return place(4);
    }

    String latitude() {
        return place(5);
    }

    String longitude() {
        return place(6);
    }

    String timeZone() {
        return place(7);
    }

    String street() {
        consulted = true;
        return (1 + dice.at("house").below(180)) + " " + word("streets");
    }

    /** Numbers of this form are never given to anybody. */
    String phone() {
        consulted = true;
        return "+1202555"
                + String.format(Locale.ROOT, "%04d", 100 + dice.at("phone").below(100));
    }
}
