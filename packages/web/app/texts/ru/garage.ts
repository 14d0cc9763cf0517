import type { garageTexts as pt } from "../pt/garage.ts";

/** What the vehicle picker and the garage say in Russian. */
export const garageTexts = {
  TEXT_GARAGE: "Мой гараж",
  TEXT_YOUR_VEHICLES: "Ваши машины",
  TEXT_FIND_YOUR_VEHICLE: "Какая у вас машина?",
  TEXT_FIND_YOUR_VEHICLE_HINT: "Детали покажут, подходят ли они к ней.",
  TEXT_VEHICLE_TYPE: "Вид транспорта",
  TEXT_VEHICLE_BRAND: "Марка",
  TEXT_VEHICLE_MODEL: "Модель",
  TEXT_VEHICLE_YEAR: "Год",
  TEXT_TYPE_CAR: "Легковой автомобиль",
  TEXT_TYPE_MOTORCYCLE: "Мотоцикл",
  TEXT_TYPE_TRUCK: "Грузовик",
  TEXT_CHOOSE: "Выберите",
  TEXT_LIST_LOADING: "Загружаем…",
  TEXT_LIST_EMPTY: "Ничего не найдено",
  TEXT_LIST_COUNT:
    "{count, plural, =0 {Ничего не найдено} one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}",
  TEXT_ADD_VEHICLE: "Добавить машину",
  TEXT_ADD_TO_GARAGE: "Добавить в гараж",
  TEXT_USE_VEHICLE: "Выбрать эту машину",
  TEXT_ADDING_VEHICLE: "Добавляем…",
  TEXT_VEHICLE_ADDED: "Машина добавлена: {vehicle}",
  TEXT_VEHICLE_REMOVED: "Машина удалена: {vehicle}",
  TEXT_REMOVE_VEHICLE: "Удалить {vehicle}",
  TEXT_NO_VEHICLE_CHOSEN: "Не выбирать машину",
  TEXT_NO_VEHICLE_CHOSEN_HINT: "Смотреть все детали",
  TEXT_BACK_TO_VEHICLES: "Назад к машинам",
  TEXT_SEE_GARAGE: "Открыть мой гараж",
  TEXT_VISITOR_GARAGE: "Войдите, чтобы сохранить машины в гараже и видеть их на любом устройстве.",
} as const satisfies Record<keyof typeof pt, string>;
