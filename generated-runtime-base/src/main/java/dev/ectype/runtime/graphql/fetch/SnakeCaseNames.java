package dev.ectype.runtime.graphql.fetch;

/** Names as other descriptions spell them. */
final class SnakeCaseNames {
    private SnakeCaseNames() {}

    /** {@code created_at} of {@code createdAt}. */
    static String snake(String name) {
        StringBuilder snake = new StringBuilder(name.length() + 4);
        for (int at = 0; at < name.length(); at++) {
            char letter = name.charAt(at);
            if (Character.isUpperCase(letter)) {
                snake.append('_').append(Character.toLowerCase(letter));
            } else {
                snake.append(letter);
            }
        }
        return snake.toString();
    }
}
